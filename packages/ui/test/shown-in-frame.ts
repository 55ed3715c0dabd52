/**
 * Parameters for stories that cover the whole page: on the documentation page each of them is in a
 * frame of its own.
 */
export const shownInFrame = {
  docs: { story: { inline: false, height: '480px' } },
} as const;
