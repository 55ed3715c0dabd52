import axe from 'axe-core';

/**
 * What axe finds wrong in the page, by rule and element; an empty list is what a test expects.
 * Contrast is left to the tests of `brand-style`, since jsdom paints nothing; `region` asks for the
 * landmarks of a whole page.
 */
export async function accessibilityViolations(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
