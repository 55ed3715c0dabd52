import { type Locator, type Page, expect } from '@playwright/test';

/** Somebody who uses the third party's page. */
export interface PlainWeb {
  readonly page: Page;
  readonly visit: (path?: string) => Promise<void>;
  /** Signs the test player in, and waits for the ways to pay. */
  readonly signIn: () => Promise<void>;
  readonly choose: (channel: RegExp) => Promise<void>;
  readonly buy: () => Promise<void>;
  /** Presses "buy", and goes along to the provider's page. */
  readonly buyAndFollow: () => Promise<Page>;
  readonly state: () => Locator;
}

/** The third party's page in a tab; `port` is that of the sandbox. */
export function plainWebOn(page: Page, port: number): PlainWeb {
  const plainWeb: PlainWeb = {
    page,
    state: () => page.getByRole('status', { name: 'Your payment' }),
    visit: async (path = '/') => {
      await page.goto(`http://plain-web.localhost:${String(port)}${path}`);
    },
    signIn: async () => {
      await plainWeb.visit();
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('radio').first()).toBeVisible();
    },
    choose: async (channel) => {
      await page.getByRole('radio', { name: channel }).first().check();
    },
    buy: async () => {
      await page.getByRole('button', { name: 'Buy' }).click();
    },
    buyAndFollow: async () => {
      const opened = page.context().waitForEvent('page');
      await plainWeb.buy();
      const provider = await opened;
      await provider.waitForURL(/pay\.localhost/);
      return provider;
    },
  };
  return plainWeb;
}
