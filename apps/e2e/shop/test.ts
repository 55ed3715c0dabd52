import { expect } from '@playwright/test';
import { type Control, controlOf } from './control';
import { type ShopPlayer, playerOn } from './player';
import { shopPortOf } from './ports';
import { watchedTest } from './watched-test';

/** Fixtures of a browser test: a sandbox in its seeded state and a player. */
export interface ShopFixtures {
  readonly control: Control;
  readonly player: ShopPlayer;
}

/** A test of the shop. Each starts from the seed, and ends without a violation of a page's security policy. */
export const test = watchedTest.extend<ShopFixtures>({
  control: [
    async ({ plantsViolations }, use, { parallelIndex }) => {
      const control = controlOf(shopPortOf(parallelIndex));
      await control.reset();
      await use(control);
      await control.clearFaults();
      if (!plantsViolations)
        expect(await control.policyReports(), 'reports about violations of a policy').toEqual([]);
    },
    // Resets the sandbox even for tests that do not use the fixture.
    { auto: true },
  ],
  player: async ({ page }, use, { parallelIndex }) => {
    await use(playerOn(page, shopPortOf(parallelIndex)));
  },
});

export { expect } from '@playwright/test';
