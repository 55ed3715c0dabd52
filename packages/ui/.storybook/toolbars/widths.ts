const heights = { 320: 568, 360: 740, 768: 1024, 1280: 800 } as const;

const names = { 320: 'Small phone', 360: 'Phone', 768: 'Tablet', 1280: 'Desktop' } as const;

const widths = [320, 360, 768, 1280] as const;

/** The options of the viewport toolbar: the widths that every screen must support. */
export const widthOptions = Object.fromEntries(
  widths.map((width) => [
    `width${width}`,
    {
      name: `${width} – ${names[width]}`,
      styles: { width: `${width}px`, height: `${heights[width]}px` },
    },
  ]),
);
