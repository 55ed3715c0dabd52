import { expect } from '@playwright/test';
import type { Control } from './control';
import type { ShopPlayer } from './player';

/** Changes the address of the provider's page. */
type Detour = (address: string) => string;

/**
 * Makes a purchase as a new player, up to success in the result popup. With a detour the player pays
 * at another address than the one the shop opened, for instance at another instance.
 */
export async function makeFirstPurchase(player: ShopPlayer, detour?: Detour): Promise<void> {
  await player.walkToPayment('nova', /PayPal/);
  const provider = await player.buyAndFollow();
  expect(await provider.evaluate(() => window.opener === null)).toBe(true);
  if (detour !== undefined) await provider.goto(detour(provider.url()));
  await provider.getByRole('button', { name: /^Pay/ }).click();
  await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
}

/** Expects the order of {@link makeFirstPurchase} to be the only one, paid with the player's coupon, with its number shown. */
export async function expectOnePaidOrder(player: ShopPlayer, control: Control): Promise<void> {
  const [order, ...others] = await control.orders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({ status: 'success', price: 4.74, payway_id: '10201' });
  await expect(player.dialog()).toContainText(order?.billing_no ?? 'no order');
}
