import type { Locator, Page } from '@playwright/test';
import { shopPortOf } from './ports';
import { readShopFixtures } from './purchase-paths';
import type { VisitAccount } from './saved-visit';
import { type ShopPlayer, playerOn } from './player';

/** How long a link of the seed is valid: for years, for 20 hours, or no longer. */
export type ReplenishmentLife = 'running' | 'today' | 'expired';

/** An account of nova with one character, which owes nothing. */
export const soloPayer: VisitAccount = { username: 'nova-solo', password: 'play-nova' };

/** How long after the payment the block on the other player's account is lifted, in seconds (spec §4). */
export const maxBlockSeconds = 15 * 60;

/** Returns the path of the link to a replenishment of a brand. */
export async function replenishLink(
  worker: number,
  life: ReplenishmentLife,
  brand = 'nova',
): Promise<string> {
  const { replenishments } = await readShopFixtures(shopPortOf(worker));
  const replenishment = replenishments.find((one) => one.brand === brand && one.life === life);
  if (replenishment === undefined)
    throw new Error(`The seed has no ${life} replenishment of ${brand}.`);
  return `/replenishGoods?replenish_id=${replenishment.replenish_id}`;
}

/** Somebody who pays for another player. */
export interface Payer extends ShopPlayer {
  /** Presses the button that pays. */
  readonly pay: () => Promise<void>;
  /** Signs in on the page of a replenishment. */
  readonly signInToPay: (account: VisitAccount) => Promise<void>;
  /** Opens the link of a replenishment, signs in, and chooses PayPal. */
  readonly reachReplenishmentPayment: (path: string, account: VisitAccount) => Promise<void>;
  /** Buys, and pays at the provider. */
  readonly approve: () => Promise<void>;
  /** The page's part about the replenishment. */
  readonly replenishment: () => Locator;
  /** What the page says of a replenishment that is paid. */
  readonly paid: () => Locator;
}

/** Creates a payer for a page, at the sandbox of a worker. */
export function payerOn(page: Page, worker: number): Payer {
  const player = playerOn(page, shopPortOf(worker));
  const { dialog } = player;
  const payer: Payer = {
    ...player,
    pay: async () => {
      await page.getByRole('button', { name: /^Pay / }).click();
    },
    signInToPay: async ({ username, password }) => {
      await payer.pay();
      await dialog().getByLabel('Account', { exact: true }).fill(username);
      await dialog().getByLabel('Password', { exact: true }).fill(password);
      await dialog().getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).waitFor();
    },
    reachReplenishmentPayment: async (path, account) => {
      await payer.goTo('nova', path);
      await payer.signInToPay(account);
      await payer.pay();
      await payer.chooseChannel(/PayPal/);
    },
    approve: async () => {
      const provider = await payer.buyAndFollow();
      await provider.getByRole('button', { name: /^Pay/ }).click();
    },
    replenishment: () => page.getByRole('region', { name: 'Pay for another player' }),
    paid: () => payer.replenishment().getByText(/block on the account is lifted within 15/),
  };
  return payer;
}
