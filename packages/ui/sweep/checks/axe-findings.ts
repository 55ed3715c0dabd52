import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { axeOptions } from '../../test/axe-options';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** What axe objects to in what the page shows, by rule and element. */
export function axeFindings(page: Page): Promise<string[]> {
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document.body, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => {
        const [, why = ''] = (failureSummary ?? '').split('\n');
        return `axe ${id}: ${html.slice(0, 160)} –${why}`;
      }),
    );
  }, axeOptions);
}
