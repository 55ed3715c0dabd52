/**
 * Parameters for what covers the whole page: on the documentation page each such story is in a
 * window of its own.
 */
export const shownInFrame = {
  docs: { story: { inline: false, height: '480px' } },
} as const;
