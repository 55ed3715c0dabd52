/** Texts from outside that a component has to cope with: none may overflow, and none may run. */
export const awkward = {
  /** 200 characters without a break opportunity. */
  long: 'Ærøskøbing'.repeat(20),
  /** Stays text; the audit fails a story in which it becomes an element. */
  markup: '<b data-became-markup>Knight</b> & <i data-became-markup>co</i>',
  /** Its direction is opposite to that of the text around it. */
  backwards: 'فارس 7 – Ally',
} as const;
