/** How long an unused list of channels stays cached: the whole visit (spec §7, "cached per client"). */
export const channelCacheSeconds = Number.POSITIVE_INFINITY;
