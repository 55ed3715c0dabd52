import { expect } from '@playwright/test';
import type { Control } from './control';
import type { Player } from './player';

/** Where the provider's page is opened: its address, perhaps changed on the way. */
type Detour = (address: string) => string;

/**
 * A first visit that ends with success in the result popup. With a detour the player decides at
 * another address than the one the shop opened, as where another instance plays the provider.
 */
export async function makeFirstPurchase(player: Player, detour?: Detour): Promise<void> {
  await player.reachPayment('nova', /PayPal/);
  const provider = await player.buyAndFollow();
  expect(await provider.evaluate(() => window.opener === null)).toBe(true);
  if (detour !== undefined) await provider.goto(detour(provider.url()));
  await provider.getByRole('button', { name: /^Pay/ }).click();
  await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
}

/** The order of {@link makeFirstPurchase} is stored as paid, alone, and the player sees its number. */
export async function expectOnePaidOrder(player: Player, control: Control): Promise<void> {
  const [order, ...others] = await control.orders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({ status: 'success', price: 4.99, payway_id: '10201' });
  await expect(player.dialog()).toContainText(order?.billing_no ?? 'no order');
}
