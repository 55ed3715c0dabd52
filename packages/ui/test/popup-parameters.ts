/** Parameters of stories that cover the whole page. The documentation shows them on a phone. */
export const popupParameters = {
  docs: { story: { height: '740px' } },
} as const;
