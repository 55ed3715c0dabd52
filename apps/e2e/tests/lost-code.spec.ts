import type { Page } from '@playwright/test';
import { expect, test } from '../shop/test';

/** The pause between two attempts to load the code of the popups. */
const retryPauseMs = 4_000;

/** Blocks a file of the build, by the name before its hash. Returns a function that unblocks it. */
async function lose(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}-*.js`;
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

test('a pressed popup opens as soon as the code of the popups can be loaded', async ({
  player,
}) => {
  const { page } = player;
  const find = await lose(page, 'popups');
  const failed = page.waitForEvent('requestfailed', (request) =>
    /popups-.*js$/.test(request.url()),
  );
  await page.clock.install();
  await player.visit('nova');
  await page.getByRole('button', { name: 'Sign in' }).last().click();
  await page.clock.runFor(1);
  await failed;
  await expect(page.getByRole('radio').first()).toBeVisible();

  await find();
  await page.clock.fastForward(retryPauseMs);
  await expect(player.dialog()).toBeVisible();
});

test('a page whose code cannot be loaded reports it and can be retried', async ({ player }) => {
  const { page } = player;
  const find = await lose(page, 'my-page');
  await player.goTo('nova', '/my');
  await expect(page.getByText('This could not be loaded')).toBeVisible();

  await find();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
