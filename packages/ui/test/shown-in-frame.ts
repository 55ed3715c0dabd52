/** Parameters of stories that cover the whole page. Their documentation shows them on a phone. */
export const shownInFrame = {
  docs: { story: { height: '740px' } },
} as const;
