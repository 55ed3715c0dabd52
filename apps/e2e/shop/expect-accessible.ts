import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The page as it stands violates no rule of WCAG 2.2 AA that a machine can check. In the dark only
 * the colours are other ones.
 */
export async function expectAccessible(page: Page, step: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNothingFound(axeOn(page).withTags(rules), `${step}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothingFound(axeOn(page).withRules('color-contrast'), `${step}, dark`);
}

/**
 * A brand's backdrop is a pseudo-element, over which the checker would judge no text at all. It is
 * faint, so text is judged over the plain background.
 */
function axeOn(page: Page): AxeBuilder {
  const options = {
    rules: {},
    checks: { 'color-contrast': { options: { ignorePseudo: true } } },
  };
  return new AxeBuilder({ page }).options(options);
}

async function expectNothingFound(axe: AxeBuilder, where: string): Promise<void> {
  const { violations, passes } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(toText).join(' | ')}`);
  expect(found, where).toEqual([]);
  const looked = passes.map(({ id }) => id);
  expect(looked, `${where}: what was looked at`).toContain('color-contrast');
}

function toText({ html, failureSummary }: { html: string; failureSummary?: string }): string {
  return `${html.slice(0, 160)} (${failureSummary ?? ''})`;
}
