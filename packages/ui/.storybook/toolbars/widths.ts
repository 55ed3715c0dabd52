const heights = { 320: 568, 360: 740, 768: 1024, 1280: 800 } as const;

const names = { 320: 'Small phone', 360: 'Phone', 768: 'Tablet', 1280: 'Desktop' } as const;

const phoneOrScreen = (width: keyof typeof names) => ({
  name: `${width} – ${names[width]}`,
  styles: { width: `${width}px`, height: `${heights[width]}px` },
});

/** The widths that every screen must support. */
export const widthOptions = {
  width320: phoneOrScreen(320),
  width360: phoneOrScreen(360),
  width768: phoneOrScreen(768),
  width1280: phoneOrScreen(1280),
};

/** A phone held sideways, as many games are played. */
export const sideways = {
  name: '740 × 360 – Phone held sideways',
  styles: { width: '740px', height: '360px' },
} as const;

/** What a phone shows at a zoom of 200 %. */
const zoomed = {
  name: '180 × 370 – Phone zoomed to 200 %',
  styles: { width: '180px', height: '370px' },
} as const;

/** The windows and sizes of text that the pages and popups that pay are audited in as well. */
export const largeTextViews = [
  { name: 'text 200 %, 360 px', styles: { width: '360px', height: '740px' }, textSize: '200' },
  { name: 'text 200 %, 320 px', styles: { width: '320px', height: '568px' }, textSize: '200' },
  { name: 'text 200 %, 740 × 360', styles: sideways.styles, textSize: '200' },
  { name: 'zoom 200 %, 180 px', styles: zoomed.styles, textSize: '100' },
] as const;

/** A large screen; the tests of every story end at 1,280 px. */
const large = {
  name: '1920 × 1080 – Large screen',
  styles: { width: '1920px', height: '1080px' },
} as const;

/** The options of the viewport toolbar. */
export const viewportOptions = { ...widthOptions, sideways, zoomed, large };
