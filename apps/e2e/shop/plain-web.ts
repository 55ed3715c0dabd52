import { type Locator, type Page, expect } from '@playwright/test';

/** A user of the consumer's page. */
export interface PlainWeb {
  readonly page: Page;
  readonly visit: (path?: string) => Promise<void>;
  /** Signs in the test player and waits for the channels. */
  readonly signIn: () => Promise<void>;
  readonly choose: (channel: RegExp) => Promise<void>;
  readonly buy: () => Promise<void>;
  /** Presses “Buy” and resolves to the provider's page. */
  readonly buyAndFollow: () => Promise<Page>;
  readonly state: () => Locator;
}

/** Creates a user of the consumer's page; `port` is that of the sandbox. */
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
