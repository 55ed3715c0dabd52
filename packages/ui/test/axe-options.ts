/**
 * The options of axe for a story. `region` checks the landmarks of a whole page, which a story is
 * not. The page has a decoration in `::before` behind everything; with it, axe could not decide on the
 * contrast of any text.
 */
export const axeOptions = {
  resultTypes: ['violations' as const],
  rules: { region: { enabled: false } },
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
};
