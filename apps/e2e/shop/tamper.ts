import type { Page } from '@playwright/test';

/** What a dishonest client changes of one call. Patterns are the sources of regular expressions. */
export interface Tampering {
  /** Part of the call's address. */
  readonly path: string;
  /** Replaced in the body of its answer. */
  readonly answer?: readonly [pattern: string, replacement: string];
  /** Replaced in the address it is sent to. */
  readonly address?: readonly [pattern: string, replacement: string];
  /** How often; absent means always. */
  readonly times?: number;
}

/** Makes the page's own network dishonest, as a player with developer tools can. */
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
