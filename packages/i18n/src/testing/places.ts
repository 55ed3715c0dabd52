/** A place on the screen with little room for its texts. */
interface Place {
  /** Width of a line in em of its font, on a screen of 320 px. */
  readonly width: number;
  readonly lines: number;
}

/**
 * The places with little room. A text that does not fit there is cut off, broken within a word, or moves the content below.
 * The widths follow from the style sheets of the components: the width left on the screen, divided by the font size. The
 * notes of the texts (`en/notes.json`) name the smallest place of each.
 */
export const places: Readonly<Record<string, Place>> = {
  'a label of the bottom navigation': { width: 8.2, lines: 1 },
  'the title in the header': { width: 12.9, lines: 1 },
  'a tab with its count': { width: 8.1, lines: 2 },
  'a step of the step bar': { width: 6.3, lines: 3 },
  'the button of the pay bar': { width: 7, lines: 1 },
  'a button across a popup': { width: 15.3, lines: 1 },
  'a button with an icon across a popup': { width: 13.7, lines: 1 },
  'one of two buttons side by side': { width: 7.8, lines: 1 },
  'the button of a coupon or reward': { width: 8.8, lines: 1 },
  'the badge of goods': { width: 9.8, lines: 1 },
  'the discount of a coupon': { width: 5.2, lines: 3 },
  'the title of a popup': { width: 14, lines: 1 },
  'the title of a popup with a back button': { width: 12, lines: 1 },
};
