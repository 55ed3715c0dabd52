import { type Locator, type Page, expect } from '@playwright/test';

/** The steps of a purchase in the old version: the path of the page, and its title. */
export const steps = {
  game: ['/selectGame', 'Select game'],
  goods: ['/selectGoods', 'Select role and goods'],
  recharge: ['/recharge', 'Recharge begin'],
  result: ['/result', 'Recharge result'],
} as const;

/** Expects the page of a step, by its address and title. */
export async function expectStep(page: Page, step: keyof typeof steps): Promise<void> {
  const [path, title] = steps[step];
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Returns the part of the page that pays. */
export function payment(page: Page): Locator {
  return page.getByRole('region', { name: 'Recharge info' });
}

/** Returns the part of the page that shows the order. */
export function result(page: Page): Locator {
  return page.getByRole('region', { name: 'Recharge result' });
}

/** Chooses a channel on the page that pays. */
export async function chooseChannelInStep(page: Page, channel: RegExp): Promise<void> {
  await payment(page).getByRole('listitem').filter({ hasText: channel }).getByRole('radio').click();
}

/** Chooses a channel, buys, and resolves to the provider's page. */
export async function buyInStep(page: Page, channel: RegExp): Promise<Page> {
  await chooseChannelInStep(page, channel);
  const opened = page.context().waitForEvent('page');
  await payment(page).getByRole('button', { name: /^Buy/ }).click();
  const provider = await opened;
  await provider.waitForURL(/pay\.localhost/);
  await page.bringToFront();
  return provider;
}
