import type { Page } from '@playwright/test';
import { expectAccessible } from '../shop/expect-accessible';
import { recordShifts } from '../shop/layout-shifts';
import { rowsToTest } from '../shop/rows';
import { tamper } from '../shop/tamper';
import { expect, test } from '../shop/test';

/** A game of nova with a colour and languages of its own. */
const garden = '/?client_id=510031';
const gardenColour = '#7a5cd6';

async function accentOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand-fill'),
  );
}

test(
  'the list has the languages of the game, and the current one',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.visit('nova', `${garden}&spec_lang=de`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: /^Sprache:/ }).click();
    await expect(player.dialog().getByRole('listitem')).toHaveText([
      /^Deutsch/,
      'English',
      '日本語',
      '繁體中文',
    ]);
  },
);

for (const colorScheme of rowsToTest(['dark', 'light'] as const))
  test(
    `the page of a game takes its colour, without a shift and readable, in ${colorScheme} colours`,
    { tag: '@nightly' },
    async ({ player }) => {
      const { page } = player;
      await page.emulateMedia({ colorScheme });
      const shifts = await recordShifts(page);
      await player.visit('nova', garden);
      await expect.poll(() => accentOf(page)).toBe(gardenColour);
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
        'content',
        gardenColour,
      );
      await page.waitForLoadState('networkidle');
      expect(await shifts()).toEqual([]);
      await expectAccessible(page, colorScheme);
    },
  );

test('a returning player sees the colour of the game before any code arrives', async ({
  player,
}) => {
  const { page } = player;
  await player.visit('nova', garden);
  await expect.poll(() => accentOf(page)).toBe(gardenColour);
  await page.route('**/assets/**', () => undefined);
  await player.goTo('nova');
  expect(await accentOf(page)).toBe(gardenColour);
});

test('a malformed colour is ignored', { tag: '@nightly' }, async ({ player }) => {
  const { page } = player;
  await tamper(page, { path: '/api/config/recharge', answer: [gardenColour, 'red;--page:#000'] });
  await player.visit('nova', garden);
  await page.waitForLoadState('networkidle');
  expect(await accentOf(page)).toBe('#5b4bff');
});

test(
  'the footer links to the terms and the privacy policy of the game',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.visit('nova', garden);
    const footer = page.getByRole('contentinfo');
    for (const [name, path] of [
      [/^Privacy policy/, 'privacy'],
      [/^User agreement/, 'terms'],
    ] as const)
      await expect(footer.getByRole('link', { name })).toHaveAttribute(
        'href',
        `https://nova.example/games/moonlit-garden/${path}`,
      );
  },
);

const gameRow = '#recipient-game img';

for (const { what, icon, shown } of rowsToTest([
  { what: 'replaces the picture of the list', icon: 'neon-drift', shown: /games\/neon-drift/ },
  { what: 'leaves that picture if it is broken', icon: 'missing', shown: /games\/moonlit-garden/ },
]))
  test(`the logo of a game ${what}, and moves nothing`, { tag: '@nightly' }, async ({ player }) => {
    const { page } = player;
    const shifts = await recordShifts(page);
    await tamper(page, { path: '/api/config/game_logo', answer: ['moonlit-garden', icon] });
    if (icon === 'missing')
      await page.route('**/games/missing*', (route) => route.fulfill({ status: 404 }));
    await player.visit('nova', garden);
    await page.waitForLoadState('networkidle');
    await expect(page.locator(gameRow)).toHaveAttribute('src', shown);
    expect(await shifts()).toEqual([]);
  });
