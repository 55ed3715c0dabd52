/**
 * How long a list of channels is kept in memory that nobody looks at, in seconds: for the whole
 * visit (spec §7, "cached per client").
 */
export const channelLife = Number.POSITIVE_INFINITY;
