/** Texts from outside that a component must bear: nothing overflows, nothing runs. */
export const awkward = {
  /** 200 characters without a place to break. */
  long: 'Ærøskøbing'.repeat(20),
  /** Stays text; the sweep over all stories fails where it becomes an element. */
  markup: '<b data-became-markup>Knight</b> & <i data-became-markup>co</i>',
  /** Runs the other way than the text around it. */
  backwards: 'فارس 7 – Ally',
} as const;
