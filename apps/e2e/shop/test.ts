import { test as base } from '@playwright/test';
import { type Control, controlOf } from './control';
import { type Player, playerOn } from './player';
import { ports } from './ports';

/** What a browser test is given: a shop in its seeded state, and somebody to use it. */
export interface ShopFixtures {
  readonly control: Control;
  readonly player: Player;
}

/** A test over the shop. Each starts from the seed, and fails on an error in the console. */
export const test = base.extend<ShopFixtures>({
  control: async ({}, use) => {
    const control = controlOf(ports.shop);
    await control.reset();
    await use(control);
    await control.clearFaults();
  },
  player: async ({ page, control }, use) => {
    void control;
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await use(playerOn(page, ports.shop));
    base.expect(errors, 'errors thrown in the page').toEqual([]);
  },
});

export { expect } from '@playwright/test';
