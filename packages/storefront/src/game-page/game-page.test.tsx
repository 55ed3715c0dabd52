// @vitest-environment jsdom
import { paintGameColours, readColour } from '@shop/storefront-core/game-page';
import { selectSelection, selectionSlice } from '@shop/storefront-core/selection';
import { content } from '@shop/storefront-core/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advanceTime, renderHookInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { coloursOf } from './colours-of';
import { useGameColours } from './use-game-colours';
import { useGameLogo } from './use-game-logo';

const sea = { ...sky, clientId: 'c2', gameProductId: 'gp2', gameName: 'Sea' };
const { gameChosen } = selectionSlice.actions;

const root = document.documentElement;
const fill = (): string => root.style.getPropertyValue('--brand-fill');
const barColour = (): string | null | undefined =>
  document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

/** Gives the page the colours of the brand, as the build does. */
function openPage({ services }: TestShop): void {
  const { colour } = services.config.brand.theme;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = colour;
  document.head.replaceChildren(meta);
  root.style.cssText = `--brand-fill:${colour}`;
}

describe('the colour of a game', () => {
  /** Opens the page of Sky, where each game has a colour; returns what waits for the code of the colours. */
  async function openColours(colours: Readonly<Record<string, string>>) {
    const shop = openTestShop({
      saved: { game: sky },
      answers: {
        '/api/config/recharge': ({ client_id = '' }) =>
          content({ brand_color: colours[client_id] ?? '' }),
      },
    });
    openPage(shop);
    await renderHookInShop(shop, useGameColours, undefined);
    const settle = async (): Promise<void> => {
      await advanceTime();
      // The code is imported outside of the fake time.
      await coloursOf('#000000');
      await advanceTime();
    };
    await settle();
    const choose = async (game: typeof sky): Promise<void> => {
      shop.store.dispatch(gameChosen(game));
      await settle();
    };
    return { shop, choose };
  }

  it('replaces the brand’s, follows the choice of the game, and comes back with the brand’s', async () => {
    const { shop, choose } = await openColours({ c1: '#7A5CD6' });
    expect([fill(), barColour()]).toEqual(['#7a5cd6', '#7a5cd6']);
    await choose(sea);
    const { colour } = shop.services.config.brand.theme;
    expect([fill(), barColour()]).toEqual([colour, colour]);
    await choose(sky);
    expect(fill()).toBe('#7a5cd6');
  });

  it.each(['', 'red', '#12345', '#7a5cd6;--page:#000000', 'url(//evil.example)'])(
    'is ignored if it is %j',
    async (colour) => {
      const { shop } = await openColours({ c1: colour });
      expect(fill()).toBe(shop.services.config.brand.theme.colour);
    },
  );

  it('is painted at the start of the next visit to the same game, and of no other', async () => {
    const { shop } = await openColours({ c1: '#7a5cd6' });
    const { config, storage } = shop.services;
    const visit = (game: typeof sky): string => {
      openPage(shop);
      const selection = { ...selectSelection(shop.store.getState()), game };
      paintGameColours(document, {
        config,
        storage,
        choices: { selection, user: null },
      });
      return fill();
    };
    expect(visit(sky)).toBe('#7a5cd6');
    expect(barColour()).toBe('#7a5cd6');
    expect(visit(sea)).toBe(config.brand.theme.colour);
  });

  it('is not painted any more once the game has none', async () => {
    const { shop, choose } = await openColours({ c1: '#7a5cd6' });
    await choose(sea);
    const { config, storage } = shop.services;
    openPage(shop);
    const selection = { ...selectSelection(shop.store.getState()), game: sky };
    paintGameColours(document, { config, storage, choices: { selection, user: null } });
    expect(fill()).toBe(config.brand.theme.colour);
  });
});

/** The relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast (WCAG 2.2) of two custom properties of a page. */
function contrastIn(declarations: string, names: readonly [string, string]): number {
  const values = new Map(
    declarations.split(';').map((one): [string, string] => {
      const [name = '', value = ''] = one.split(':');
      return [name, value];
    }),
  );
  const found = names.map((name) => luminance(values.get(name) ?? ''));
  return (Math.max(...found) + 0.05) / (Math.min(...found) + 0.05);
}

const sixDigits = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => value.toString(16).padStart(6, '0'));

it('keeps text on the accent readable, whatever colour the back end sends', async () => {
  await fc.assert(
    fc.asyncProperty(sixDigits, fc.boolean(), async (digits, isUpper) => {
      const colour = readColour(` #${isUpper ? digits.toUpperCase() : digits}\n`);
      expect(colour).toBe(`#${digits}`);
      const { declarations } = await coloursOf(colour ?? '');
      for (const back of ['--brand-fill', '--brand-fill-end'])
        expect(contrastIn(declarations, ['--brand-on', back])).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('reads no other text as a colour', () => {
  const others = fc.string().filter((text) => !/^#[0-9a-f]{6}$/i.test(text.trim()));
  fc.assert(
    fc.property(others, (text) => {
      expect(readColour(text)).toBeNull();
    }),
  );
});

describe('the logo of a game', () => {
  const pictures: HTMLImageElement[] = [];

  beforeEach(() => {
    pictures.length = 0;
    vi.stubGlobal('Image', function createImage() {
      const picture = document.createElement('img');
      pictures.push(picture);
      return picture;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  async function openLogo(icon: string) {
    const shop = openTestShop({
      saved: { game: { ...sky, logo: 'https://pictures.example/list.png' } },
      answers: { '/api/config/game_logo': () => content({ icon }) },
    });
    await renderHookInShop(shop, useGameLogo, undefined);
    // Once the page is idle.
    await advanceTime(1_000);
    return { shop, logo: () => selectSelection(shop.store.getState()).game?.logo };
  }

  it('replaces the picture of the list of games once it is loaded', async () => {
    const { logo } = await openLogo('https://pictures.example/logo.png');
    expect(logo()).toBe('https://pictures.example/list.png');
    pictures[0]?.dispatchEvent(new Event('load'));
    expect(logo()).toBe('https://pictures.example/logo.png');
  });

  it('leaves the picture of the list where it cannot be loaded', async () => {
    const { logo } = await openLogo('https://pictures.example/broken.png');
    pictures[0]?.dispatchEvent(new Event('error'));
    expect(logo()).toBe('https://pictures.example/list.png');
  });

  it.each(['', 'https://pictures.example/list.png'])('loads nothing for %j', async (icon) => {
    await openLogo(icon);
    expect(pictures).toEqual([]);
  });

  it('does not become the picture of another game that was chosen meanwhile', async () => {
    const { shop, logo } = await openLogo('https://pictures.example/logo.png');
    shop.store.dispatch(gameChosen(sea));
    pictures[0]?.dispatchEvent(new Event('load'));
    expect(logo()).toBe('');
  });
});
