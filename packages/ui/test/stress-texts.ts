/** Extreme texts from outside. No component may overflow with one, or run its markup. */
export const awkward = {
  /** 200 characters without a break opportunity. */
  long: 'Ærøskøbing'.repeat(20),
  /** Must be shown as text. The audit fails a story in which it becomes an element. */
  markup: '<b data-became-markup>Knight</b> & <i data-became-markup>co</i>',
  /** A right-to-left name in left-to-right text. */
  backwards: 'فارس 7 – Ally',
} as const;
