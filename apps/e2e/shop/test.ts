import { type Control, controlOf } from './control';
import { type Player, playerOn } from './player';
import { shopPortOf } from './ports';
import { watchedTest } from './watched-test';

/** What a browser test is given: a shop in its seeded state, and somebody to use it. */
export interface ShopFixtures {
  readonly control: Control;
  readonly player: Player;
}

/** A test over the shop. Each starts from the seed. */
export const test = watchedTest.extend<ShopFixtures>({
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
    await use(playerOn(page, shopPortOf(parallelIndex)));
  },
});

export { expect } from '@playwright/test';
