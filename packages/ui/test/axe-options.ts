import type { RunOptions } from 'axe-core';

/**
 * How axe looks at a story. `region` is about the landmarks of a whole page. The page has decoration
 * drawn by `::before`, behind everything: unless told to look past it, axe gives no verdict on the
 * contrast of any text.
 */
export const axeOptions = {
  resultTypes: ['violations'],
  rules: { region: { enabled: false } },
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
} as const satisfies RunOptions;
