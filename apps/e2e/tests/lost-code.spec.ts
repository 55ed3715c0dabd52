import type { Page } from '@playwright/test';
import { expectAccessible } from '../shop/expect-accessible';
import type { ReceivedEvent } from '../shop/control';
import { hold, lose, releaseMeanwhile, replaceScript } from '../shop/network';
import type { ShopPlayer } from '../shop/player';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

/** The pause between two attempts to load the code of the popups. */
const retryPauseMs = 4_000;

/** Visits the shop without the code of its popups, and presses a button that opens one. */
async function pressWithoutPopups(player: ShopPlayer): Promise<() => Promise<void>> {
  const { page } = player;
  const find = await lose(page, 'popups');
  const failed = page.waitForEvent('requestfailed', (request) =>
    /popups-.*js$/.test(request.url()),
  );
  await page.clock.install();
  await player.visit('nova');
  await signInButton(page).click();
  await page.clock.runFor(1);
  await failed;
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.clock.runFor(1);
  await expect(lost(page)).toContainText('Network error');
  return find;
}

/** What says that something pressed could not be loaded. */
const lost = (page: Page) => page.getByRole('alert');
const tryAgain = (page: Page) => lost(page).getByRole('button', { name: 'Try again' });

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' }).last();

test('a pressed popup opens as soon as the code of the popups can be loaded', async ({
  player,
}) => {
  const { page } = player;
  const find = await pressWithoutPopups(player);
  await find();
  await page.clock.fastForward(retryPauseMs);
  await expect(player.dialog()).toBeVisible();
  await expect(lost(page)).toBeHidden();
});

for (const [brand, locale, says, again] of rowsToTest([
  ['haneul', 'ko-KR', /네트워크/, '다시 시도'],
  ['europa', 'de-DE', /Netzwerk/, 'Wiederholen'],
] as const))
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(
      `a button of ${brand} whose popup lacks its style sheet says so, and opens it once tried again`,
      { tag: '@nightly' },
      async ({ player }) => {
        const { page } = player;
        const find = await lose(page, 'popups', '.css');
        await player.goTo(brand);
        await page.getByRole('button', { name: /^(언어|Sprache)/ }).click();
        await expect(lost(page)).toContainText(says);
        await expectAccessible(page, 'lost styles');
        await expect(player.dialog()).toBeHidden();

        await find();
        await lost(page).getByRole('button', { name: again }).click();
        await expect(player.dialog()).toBeVisible();
        await expect(lost(page)).toBeHidden();
      },
    );
  });

test(
  'a page whose popups cannot be loaded is reloaded by the press that tries again as soon as the server answers, and shows the popup',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    const find = await pressWithoutPopups(player);
    const isQuestion = (url: URL): boolean => /\/assets\/main-/.test(url.pathname);
    await page.route(isQuestion, (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    );
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await tryAgain(page).click();
    await page.clock.runFor(1);
    await asked;

    await page.unroute(isQuestion);
    const reloaded = page.waitForEvent('load');
    await tryAgain(page).click();
    await page.clock.runFor(1);
    await reloaded;
    await find();
    await page.clock.runFor(retryPauseMs);
    await expect(player.dialog()).toBeVisible();
  },
);

/** The messages of the reports about code. */
const codeReports = (events: readonly ReceivedEvent[]): readonly string[] =>
  events.flatMap(({ body }) => /"(code: \w+)"/.exec(JSON.stringify(body))?.[1] ?? []);

for (const [brand, path] of rowsToTest([
  ['nova', '/'],
  ['europa', '/selectGoods?client_id=630001'],
] as const))
  test(
    `a page of ${brand} whose release has been replaced says so, and a second press opens the popup in the new one`,
    { tag: '@nightly' },
    async ({ player, control }) => {
      const { page } = player;
      await releaseMeanwhile(page, 'popups');
      await player.visit(brand, path);
      const goods = page
        .locator('label')
        .filter({ has: page.getByRole('radio') })
        .nth(1);
      await goods.click();
      await signInButton(page).click();
      await expect(lost(page)).toContainText('The shop has been renewed');
      await expect(lost(page).getByRole('button', { name: 'Load again' })).toBeVisible();
      await expectAccessible(page, 'renewed');
      // It covers neither what was pressed nor whom the goods are for.
      await signInButton(page).click({ trial: true });
      await page
        .getByRole('button', { name: /^(Account|Game)/ })
        .first()
        .click({ trial: true });

      const reloaded = page.waitForEvent('load');
      await signInButton(page).click();
      await reloaded;
      await expect(player.dialog().getByLabel('Password', { exact: true })).toBeVisible();
      await expect(lost(page)).toBeHidden();
      await expect(page.getByRole('radio', { checked: true, includeHidden: true })).not.toHaveCount(
        0,
      );
      expect(codeReports(await control.events())).toEqual(['code: renewed']);
    },
  );

test('popups that this browser cannot run say so at each press, with the way to customer service', async ({
  player,
  control,
}) => {
  const { page } = player;
  await replaceScript(page, 'popups', 'export const a = /[/;');
  await player.visit('nova');
  const documents: string[] = [];
  page.on('framenavigated', (frame) => documents.push(frame.url()));
  for (let press = 0; press < 3; press++) {
    await signInButton(page).click();
    await expect(lost(page)).toContainText('The shop cannot run in this browser');
  }
  await expect(lost(page).getByRole('link', { name: /^Customer service/ })).toBeVisible();
  await expect(lost(page).getByRole('button')).toHaveCount(0);
  expect(documents).toEqual([]);
  expect(codeReports(await control.events())).toEqual(['code: unsupported']);
});

test('a popup whose style sheet neither comes nor fails says that the connection is slow, and opens once it comes', async ({
  player,
}) => {
  const { page } = player;
  const pass = await hold(page, '**/assets/popups-*.css');
  await page.clock.install();
  await player.visit('nova');
  await signInButton(page).click();
  await page.clock.runFor(11_000);
  await expect(lost(page)).toContainText('The connection is slow');
  pass();
  await page.clock.runFor(retryPauseMs);
  await expect(player.dialog()).toBeVisible();
  await expect(lost(page)).toBeHidden();
});

test(
  'a page that a new release has removed says so in its place, and is there once loaded again',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await releaseMeanwhile(page, 'my-page');
    await player.visit('nova');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My' }).click();
    await expect(lost(page)).toContainText('The shop has been renewed');
    await lost(page).getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My' })).toBeVisible();
  },
);

test(
  'a page whose code cannot be loaded says so in its place, and can be tried again',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    const find = await lose(page, 'my-page');
    await player.visit('nova');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My' }).click();
    await expect(page.getByText('This page could not be loaded')).toBeVisible();

    await find();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My' })).toBeVisible();
  },
);

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

for (const brand of rowsToTest(['nova', 'europa']))
  test(`the payment of ${brand} opens although code and styles of all other popups are lost`, async ({
    player,
  }) => {
    await lose(player.page, 'popups');
    await player.comeBack(brand, { path: '/selectGoods', goods: /^300 / });
    await player.openRecharge();
    await expect(player.page.getByRole('listitem').filter({ hasText: 'PayPal' })).toBeVisible();
  });

test(
  'all of 300 channels can be chosen although the code of long lists is lost',
  { tag: '@nightly' },
  async ({ player }) => {
    await lose(player.page, 'popups');
    await player.comeBack('nova', { goods: /Coupé/, path: '/?client_id=510021' });
    await player.openRecharge();
    await expect(player.dialog().getByRole('listitem')).toHaveCount(308);
    await player.chooseChannel(/^Local method 300/);
    await expect(player.dialog().getByRole('radio', { name: /^Local method 300/ })).toBeChecked();
  },
);
