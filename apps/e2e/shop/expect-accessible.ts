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
 * stories of the components check dark colours and Arabic.
 */
export async function expectAccessible(page: Page, step: string): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page })
    // Otherwise each check opens another page, only to add up what was found in frames. The cards' frames
    // have a test of their own.
    .setLegacyMode()
    .options(options)
    .withTags(tags)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(toText).join(' | ')}`);
  expect(found, step).toEqual([]);
  const checked = passes.map(({ id }) => id);
  expect(checked, `${step}: rules that were checked`).toContain('color-contrast');
}

function toText({ html, failureSummary }: { html: string; failureSummary?: string }): string {
  return `${html.slice(0, 160)} (${failureSummary ?? ''})`;
}
