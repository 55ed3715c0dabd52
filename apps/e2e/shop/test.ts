import { test as base } from '@playwright/test';
import { type Control, controlOf } from './control';
import { type Player, playerOn } from './player';
import { shopPortOf } from './ports';
import { watchErrors } from './watch-errors';

/** What a browser test is given: a shop in its seeded state, and somebody to use it. */
export interface ShopFixtures {
  readonly control: Control;
  readonly player: Player;
}

/** A test over the shop. Each starts from the seed, and fails on an error thrown in the page. */
export const test = base.extend<ShopFixtures>({
  control: [
    async ({}, use, { parallelIndex }) => {
      const control = controlOf(shopPortOf(parallelIndex));
      await control.reset();
      await use(control);
      await control.clearFaults();
    },
    // The shop is in its seeded state before anybody enters it.
    { auto: true },
  ],
  player: async ({ page }, use, { parallelIndex }) => {
    const errors = watchErrors(page);
    await use(playerOn(page, shopPortOf(parallelIndex)));
    base.expect(errors, 'errors thrown in the page').toEqual([]);
  },
});

export { expect } from '@playwright/test';
