/**
 * The options of axe for a story. `region` is about the landmarks of a whole page. The page has a
 * decoration in `::before`, behind everything: unless axe ignores it, it gives no verdict on the
 * contrast of any text.
 */
export const axeOptions = {
  resultTypes: ['violations' as const],
  rules: { region: { enabled: false } },
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
};
