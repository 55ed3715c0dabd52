/**
 * How axe looks at a story. `region` is about the landmarks of a whole page. The page has decoration
 * drawn by `::before`, behind everything: unless told to look past it, axe gives no verdict on the
 * contrast of any text.
 */
export const axeOptions = {
  resultTypes: ['violations' as const],
  rules: { region: { enabled: false } },
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
};
