import { type Control, controlOf } from './control';
import { type ShopPlayer, playerOn } from './player';
import { shopPortOf } from './ports';
import { watchedTest } from './watched-test';

/** Fixtures of a browser test: a sandbox in its seeded state and a player. */
export interface ShopFixtures {
  readonly control: Control;
  readonly player: ShopPlayer;
}

/** A test of the shop. Each starts from the seed. */
export const test = watchedTest.extend<ShopFixtures>({
  control: [
    async ({}, use, { parallelIndex }) => {
      const control = controlOf(shopPortOf(parallelIndex));
      await control.reset();
      await use(control);
      await control.clearFaults();
    },
    // Resets the sandbox even for tests that do not use the fixture.
    { auto: true },
  ],
  player: async ({ page }, use, { parallelIndex }) => {
    await use(playerOn(page, shopPortOf(parallelIndex)));
  },
});

export { expect } from '@playwright/test';
