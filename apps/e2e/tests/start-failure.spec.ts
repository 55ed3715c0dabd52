import type { Page } from '@playwright/test';
import { expectAccessible } from '../shop/expect-accessible';
import { replaceScript } from '../shop/network';
import { makeOld } from '../shop/old-browser';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

/** Blocks a file of the shop's code. Returns a function that unblocks it. */
async function loseCode(page: Page, file = 'main'): Promise<() => Promise<void>> {
  const code = `**/assets/${file}-*.js`;
  await page.route(code, (route) => route.abort());
  return () => page.unroute(code);
}

/** The reports about starts that failed. */
function startReports(events: readonly { readonly body: unknown }[]): readonly unknown[] {
  return events.map(({ body }) => body).filter((body) => /"start: /.test(JSON.stringify(body)));
}

test.describe('a page whose code cannot be loaded', () => {
  test.use({ locale: 'de-DE' });

  test('says so in its language, reports it, and works after the press that tries again', async ({
    player,
    control,
  }) => {
    const { page } = player;
    const find = await loseCode(page);
    const reported = page.waitForResponse(/\/envelope\//);
    await player.goTo('nova', '/selectGoods?client_id=510021');
    const message = page.getByRole('alertdialog', { name: 'Der Shop konnte nicht geladen werden' });
    await expect(message).toBeVisible();
    const retry = message.getByRole('button', { name: 'Wiederholen' });
    await expect(retry).toBeFocused();
    await expectAccessible(page, 'start failure');
    expect((await reported).status()).toBe(200);
    expect(startReports(await control.events())).toMatchObject([
      { message: 'start: TypeError', tags: { brand: 'nova', version: 'new', reason: 'TypeError' } },
    ]);

    await find();
    await retry.click();
    // The goods of the game that the link names.
    await expect(page.getByRole('radio', { name: /100 Volts/ })).toBeVisible();
    await expect(message).toBeHidden();
  });
});

test('a page in another language than the prerendered one is not blank either', async ({
  player,
}) => {
  const { page } = player;
  await loseCode(page);
  await player.goTo('nova', '/?spec_lang=ja');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Try again|再試行)$/ })).toBeVisible();
});

test('a link that a mail program has glued works after the press that tries again, also without its own start', async ({
  player,
}) => {
  const { page } = player;
  const find = await loseCode(page, 'full-start');
  await player.goTo('nova', '/selectGoods?client_id=510021&amp;spec_lang=de');
  const retry = page.getByRole('alertdialog').getByRole('button');
  await expect(retry).toBeFocused();
  await find();
  await retry.click();
  await expect(page.getByRole('radio', { name: /100 Volts/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a page without its code starts by itself once the network is back', async ({ player }) => {
  const { page } = player;
  const find = await loseCode(page);
  await player.goTo('nova');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.context().setOffline(true);
  await find();
  await page.context().setOffline(false);
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test(
  'a start that failed without any network is reported by the next start',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    const find = await loseCode(page);
    await page.route('**/envelope/**', (route) => route.abort());
    await player.goTo('nova');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.unroute('**/envelope/**');
    await find();
    const reported = page.waitForResponse(/\/envelope\//);
    await page.getByRole('button', { name: 'Try again' }).click();
    await reported;
    expect(startReports(await control.events())).toHaveLength(1);
  },
);

test('a page whose code hangs in the network says so, and works once it has come', async ({
  player,
  control,
}) => {
  const { page } = player;
  await page.clock.install();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const code = page.waitForRequest('**/assets/main-*.js');
  await page.route('**/assets/main-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await player.goTo('nova');
  await code;
  const message = page.getByRole('alertdialog', { name: 'The shop could not be loaded' });
  await expect(message).toBeHidden();
  const reported = page.waitForResponse(/\/envelope\//);
  await page.clock.fastForward(20_000);
  await expect(message.getByRole('button', { name: 'Try again' })).toBeFocused();
  await reported;
  expect(startReports(await control.events())).toMatchObject([{ message: 'start: slow' }]);

  release();
  await expect(message).toBeHidden();
  await page.getByRole('radio').first().check();
  await expect(page.getByRole('radio').first()).toBeChecked();
});

test('a page whose release has been replaced before its code arrived says so', async ({
  player,
}) => {
  const { page } = player;
  await page.route('**/assets/main-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await player.goTo('nova');
  const message = page.getByRole('alertdialog', { name: 'The shop could not be loaded' });
  await expect(message).toContainText('The shop has been renewed');
  await expect(message.getByRole('button', { name: 'Try again' })).toBeFocused();
});

/** What a browser lacks, and what the report calls it. */
interface Lacking {
  readonly where: string;
  readonly path?: string;
  readonly reason: string;
  readonly prepare: (page: Page) => Promise<unknown>;
}

test.describe('a browser that lacks something unforeseen', () => {
  test.use({ plantsErrors: true });

  const lacking = 'document.notThere.at(0);';
  const rows: readonly Lacking[] = [
    {
      where: 'the script in the page',
      reason: 'script',
      prepare: (page: Page) => page.addInitScript('window.URLSearchParams = undefined;'),
    },
    {
      where: 'the polyfills',
      reason: 'TypeError',
      prepare: async (page: Page) => {
        await makeOld(page.context());
        await replaceScript(page, 'polyfills', lacking);
      },
    },
    {
      where: 'the code of the first screen',
      reason: 'TypeError',
      prepare: (page: Page) => replaceScript(page, 'main', lacking),
    },
    {
      where: 'the syntax of that code',
      reason: 'SyntaxError',
      prepare: (page: Page) => replaceScript(page, 'main', 'export const start = /[/;'),
    },
    {
      where: 'the code of a page',
      path: '/my',
      reason: 'TypeError',
      prepare: (page: Page) => replaceScript(page, 'my-page', lacking),
    },
  ];
  for (const { where, path = '/', reason, prepare } of rowsToTest(
    rows,
    ({ reason }) => reason === 'script',
  ))
    test(`is told that it is too old for ${where}, over the prerendered page, and once reported`, async ({
      player,
      control,
    }) => {
      const { page } = player;
      await prepare(page);
      const reported = page.waitForResponse(/\/envelope\//);
      await player.goTo('nova', path);
      const message = page.getByRole('alertdialog', {
        name: 'The shop cannot run in this browser',
      });
      await expect(message).toContainText('The browser is probably too old');
      await expect(message.getByRole('button')).toHaveCount(0);
      await expect(message.getByRole('link', { name: /^Customer service/ })).toHaveAttribute(
        'href',
        /^https:/,
      );
      await expectAccessible(page, 'unsupported');
      await expect(page.locator('#root main')).toBeVisible();
      await reported;
      expect(startReports(await control.events())).toMatchObject([
        { message: `start: ${reason}`, tags: { brand: 'nova', version: 'new', reason } },
      ]);
    });
});
