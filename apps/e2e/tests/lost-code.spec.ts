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

test('a page whose code cannot be loaded says so in its place, and can be tried again', async ({
  player,
}) => {
  const { page } = player;
  const find = await lose(page, 'my-page');
  await player.visit('nova');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My' }).click();
  await expect(page.getByText('This could not be loaded')).toBeVisible();

  await find();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My' })).toBeVisible();
});

test('a visit that begins on such a page says that the shop could not be loaded, and can be tried again', async ({
  player,
}) => {
  const { page } = player;
  const find = await lose(page, 'my-page');
  await player.goTo('nova', '/my');
  const message = page.getByRole('alertdialog', { name: 'The shop could not be loaded' });
  await expect(message).toBeVisible();

  await find();
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(message).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
