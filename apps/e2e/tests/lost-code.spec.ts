import type { Page } from '@playwright/test';
import { expect, test } from '../shop/test';

/** What lies between two attempts to fetch the code above the page, in milliseconds. */
const pause = 4_000;

/** Lets a file of the build be lost on the way, by the name before its hash, until it is found again. */
async function lose(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}-*.js`;
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

test('a popup whose code cannot be fetched says so, and opens at the next press', async ({
  player,
}) => {
  const { page } = player;
  const find = await lose(page, 'game-list');
  await player.visit('nova');
  const game = page.getByRole('button', { name: /^Game/ });
  await game.click();
  await expect(page.getByText('Network error')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();

  await find();
  await game.click();
  await expect(player.dialog()).toContainText('Choose a game');
});

test('what was pressed opens once the code above the page can be fetched', async ({ player }) => {
  const { page } = player;
  const find = await lose(page, 'overlays');
  const failed = page.waitForEvent('requestfailed', (request) => /overlays/.test(request.url()));
  await page.clock.install();
  await player.visit('nova');
  await page.getByRole('button', { name: 'Sign in' }).last().click();
  await page.clock.runFor(1);
  await failed;
  await expect(page.getByRole('radio').first()).toBeVisible();

  await find();
  await page.clock.fastForward(pause);
  await expect(player.dialog()).toBeVisible();
});

test('a page whose code cannot be fetched says so, and can be tried again', async ({ player }) => {
  const { page } = player;
  const find = await lose(page, 'my-page');
  await player.goTo('nova', '/my');
  await expect(page.getByText('This could not be loaded')).toBeVisible();

  await find();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('without the footer’s code the page sells all the same', async ({ player }) => {
  const { page } = player;
  await lose(page, 'footer');
  await player.visit('nova');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('radio').first()).toBeVisible();
});
