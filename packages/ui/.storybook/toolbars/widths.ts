const heights = { 320: 568, 360: 740, 768: 1024, 1280: 800 } as const;

const names = { 320: 'Small phone', 360: 'Phone', 768: 'Tablet', 1280: 'Desktop' } as const;

const widths = [320, 360, 768, 1280] as const;

/** The widths that every screen must support. */
export const widthOptions = Object.fromEntries(
  widths.map((width) => [
    `width${width}`,
    {
      name: `${width} – ${names[width]}`,
      styles: { width: `${width}px`, height: `${heights[width]}px` },
    },
  ]),
);

/** A phone held sideways, as many games are played. */
export const sideways = {
  name: '740 × 360 – Phone held sideways',
  styles: { width: '740px', height: '360px' },
} as const;

/** A large screen; the tests of every story end at 1,280 px. */
const large = {
  name: '1920 × 1080 – Large screen',
  styles: { width: '1920px', height: '1080px' },
} as const;

/** The options of the viewport toolbar. */
export const viewportOptions = { ...widthOptions, sideways, large };
