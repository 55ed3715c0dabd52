import type { Page } from '@playwright/test';

/** A change of one call by a dishonest client. Patterns are sources of regular expressions. */
export interface Tampering {
  /** Part of the call's URL. */
  readonly path: string;
  /** Replacement in the body of the response. */
  readonly answer?: readonly [pattern: string, replacement: string];
  /** Replacement in the URL of the request. */
  readonly address?: readonly [pattern: string, replacement: string];
  /** Number of changed calls; by default all. */
  readonly times?: number;
}

/** Changes calls inside the page, as a player with developer tools can. */
export async function tamper(page: Page, tampering: Tampering): Promise<void> {
  await page.addInitScript(({ path, answer, address, times }: Tampering) => {
    const honest = window.fetch.bind(window);
    const replaced = (text: string, change: readonly [string, string] | undefined): string =>
      change === undefined ? text : text.replaceAll(new RegExp(change[0], 'g'), change[1]);
    let left = times ?? Number.POSITIVE_INFINITY;
    window.fetch = async (input, init) => {
      if (typeof input !== 'string' || !input.includes(path) || left <= 0) {
        return honest(input, init);
      }
      left -= 1;
      const response = await honest(replaced(input, address), init);
      return new Response(replaced(await response.text(), answer), response);
    };
  }, tampering);
}
