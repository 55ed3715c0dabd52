/**
 * What the oldest browsers may drop without a fallback, and what the player misses there. A name here is
 * no longer watched. Where only one rule may be dropped, put that rule into an `@supports`.
 */
export const harmless: Readonly<Record<string, string>> = {
  // These ask for something that the oldest browsers do not have.
  '(forced-colors)': 'they have no forced colours',
  '(prefers-color-scheme)': 'they are light',
  '(prefers-reduced-motion)': 'Chrome 64 knows no such wish',

  '-webkit-overflow-scrolling': 'for iOS 12 only, where lists would stop under the finger',
  '-webkit-tap-highlight-color': 'a desktop without taps',
  '-webkit-text-size-adjust': 'for iOS only, which enlarges text in landscape',
  '@starting-style': 'popups and menus open without motion',
  'accent-color': 'a control has the colour of the browser',
  'align-content: start': 'grids know it; the data counts from flex containers',
  'color-scheme': 'they are light',
  contain: 'more to lay out',
  'contain-intrinsic-size': 'for content-visibility',
  'content-visibility': 'more to lay out',
  cursor: 'iOS has no cursor',
  'justify-content: start': 'grids know it; the data counts from flex containers',
  'overscroll-behavior': 'the page scrolls on at the end of a list',
  'scroll-behavior': 'scrolls at once',
  'scroll-margin-top': 'stops at the edge',
  'scrollbar-width': 'the rules with it hide the scroll bar with ::-webkit-scrollbar as well',
  'text-align: -webkit-match-parent': 'Safari knows it too; the data has it only for Chrome',
  'text-align-last': 'the value of a select stands at its start',
  'text-underline-offset': 'the line is closer',
  'text-wrap': 'lines of different length',
  'touch-action': 'Safari 12 knows manipulation on iOS; a desktop has no double tap',
  'touch-action: pinch-zoom': 'iOS 12 may scroll while a sheet is pulled',
  'word-break: auto-phrase': 'Japanese breaks between any characters',
};
