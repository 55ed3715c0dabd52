import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A brand's faint backdrop is a pseudo-element; with it axe would check the contrast of no text. */
const options = {
  // The other results need one element for each rule.
  resultTypes: ['violations' as const],
  rules: {},
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
};

/**
 * Expects no violation of the rules of WCAG 2.2 AA that a machine can check, in light colours. The
 * stories of the components check dark colours and Arabic. Changes the size of the window for a moment, so
 * layout shifts are read before.
 */
export async function expectAccessible(page: Page, step: string): Promise<void> {
  const restore = await showWholePage(page);
  const { violations, passes } = await new AxeBuilder({ page })
    // Otherwise each check opens another page, only to add up what was found in frames. The cards' frames
    // have a test of their own.
    .setLegacyMode()
    .options(options)
    .withTags(tags)
    .analyze();
  await restore();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(toText).join(' | ')}`);
  expect(found, step).toEqual([]);
  const checked = passes.map(({ id }) => id);
  expect(checked, `${step}: rules that were checked`).toContain('color-contrast');
}

/**
 * Makes the window as high as the page, and returns how to undo that. Otherwise a link can lie half below the
 * bars at the bottom, depending on the size of the fonts, and axe would say that it is too small to press. A
 * popup is left as it is, since its size follows that of the window.
 */
async function showWholePage(page: Page): Promise<() => Promise<void>> {
  const size = page.viewportSize();
  if (size === null || (await page.getByRole('dialog').count()) > 0) return () => Promise.resolve();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
  return () => page.setViewportSize(size);
}

function toText({ html, failureSummary }: { html: string; failureSummary?: string }): string {
  return `${html.slice(0, 160)} (${failureSummary ?? ''})`;
}
