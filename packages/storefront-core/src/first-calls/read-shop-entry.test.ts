// @vitest-environment jsdom
import type { AreaSettings, Brand } from '@shop/brands';
import { brands } from '@shop/brands/registry';
import type { DomainArea } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { openPageWindow, readShopEntry } from '../testing';
import { testStepRoutes } from '../testing';
import { openEntry as open } from './testing/open-entry';

function storedArea(area: string): Map<string, string> {
  return new Map([['payment_domain_area', JSON.stringify({ v: 1, exp: null, d: area })]]);
}

/** The area that spec §4 gives a visit with one source; `source` is null where that names none. */
function expectedArea({ areas }: Brand, source: string | null | undefined): DomainArea | null {
  const [first, second] = areas;
  if (first !== undefined && second === undefined) return first.area;
  return areas.find(({ area }) => area === source)?.area ?? null;
}

const sold = brands.flatMap((brand) => brand.areas.map((settings) => ({ brand, settings })));
const shops = sold.map(({ brand, settings }) => ({
  ...{ shop: `${brand.key} in ${settings.area}`, brand, settings },
}));
const ways = sold.flatMap(({ brand, settings }) => {
  const { area, firstGame } = settings;
  const games = Object.entries(brand.clientAreas ?? {})
    .filter(([clientId, named]) => named === area && clientId !== firstGame.clientId)
    .map(([clientId]) => clientId);
  return [
    { brand, search: `?domain_area=${area}`, stored: null, source: area },
    ...[firstGame.clientId, ...games].map((clientId) => ({
      ...{ brand, search: `?client_id=${clientId}`, stored: null },
      source: brand.clientAreas?.[clientId],
    })),
    { brand, search: '', stored: area, source: area },
    { brand, search: '', stored: null, source: null },
  ].map((way) => ({
    ...way,
    visit: `${brand.key}${way.search}, stored ${way.stored ?? 'nothing'}`,
  }));
});

describe('the area and the version of a visit (spec §4, §2)', () => {
  it.each(ways)('to $visit', ({ brand, search, stored, source }) => {
    const area = expectedArea(brand, source);
    const { entry, requested, shown, kept, version } = open({
      ...{ brand, search },
      kept: stored === null ? new Map() : storedArea(stored),
    });
    expect({ area: entry.area, path: shown.pathname, isHome: entry.isHome }).toEqual({
      ...{ area, path: area === null ? '/notArea' : '/selectGoods', isHome: area !== null },
    });
    const isOld = brand.newVersion === 'universal-only' && area !== null && area !== 'universal';
    expect(version).toBe(isOld ? 'legacy' : 'new');
    expect(kept.has('payment_domain_area')).toBe(area !== null);
    const asked = requested.map((url) => new URL(url).searchParams.get('domain_area'));
    expect(new Set(asked)).toEqual(new Set(area === null ? [] : [area]));
  });

  const several = sold.filter(({ brand }) => brand.areas.length > 1);
  const pairs = several.flatMap(({ brand, settings }) =>
    brand.areas
      .filter(({ area }) => area !== settings.area)
      .map((other) => ({ brand, one: settings, other, key: brand.key })),
  );

  it.each(pairs)('of $key: the link to $one.area outranks all of $other.area', (given) => {
    const { brand, one, other } = given;
    const search = `?domain_area=${one.area}&client_id=${other.firstGame.clientId}`;
    expect(open({ brand, search, kept: storedArea(other.area) }).entry.area).toBe(one.area);
  });

  it.each(pairs)('of $key: a game of $one.area against the stored $other.area', (given) => {
    const { brand, one, other } = given;
    const { clientId } = one.firstGame;
    const area = brand.clientAreas?.[clientId] ?? other.area;
    const opened = open({ brand, search: `?client_id=${clientId}`, kept: storedArea(other.area) });
    expect(opened.entry.area).toBe(area);
    // The next visit without a link is to the same area.
    expect(open({ brand, search: '', kept: new Map(opened.kept) }).entry.area).toBe(area);
  });

  it.each(brands.filter(({ areas }) => areas.length > 1))(
    'that $key does not sell in is the page for that, and is forgotten',
    (brand) => {
      for (const stored of ['hk', 'moon', '', 'constructor']) {
        const { entry, kept, shown, requested } = open({
          ...{ brand, search: '?domain_area=dragon', kept: storedArea(stored) },
        });
        expect([entry.area, shown.pathname, requested]).toEqual([null, '/notArea', []]);
        expect(kept.has('payment_domain_area')).toBe(false);
      }
    },
  );
});

it.each(shops)(
  'the page of no area has none and makes no calls, in $shop',
  ({ brand, settings }) => {
    const search = `?domain_area=${settings.area}&client_id=${settings.firstGame.clientId}`;
    const { entry, kept, requested, shown } = open({ brand, pathname: '/notArea', search });
    expect([entry.area, requested, kept.has('payment_domain_area')]).toEqual([null, [], false]);
    expect([shown.pathname, shown.searchParams.get('domain_area')]).toEqual(['/notArea', null]);
  },
);

/** Codes as games, phones and browsers write them, with the languages they mean, the nearest first. */
const codes = [
  ['zh-Hant-HK', ['zh-TW', 'zh-CN']],
  ['zh_TW', ['zh-TW', 'zh-CN']],
  ['zh-HK', ['zh-TW', 'zh-CN']],
  ['zh-Hans', ['zh-CN', 'zh-TW']],
  ['zh_TW_#Hant', ['zh-TW', 'zh-CN']],
  ['in', ['id']],
  ['in_ID', ['id']],
  ['iw', []],
  ['AR', ['ar']],
  ['ar-EG-u-nu-latn', ['ar']],
  ['pt_BR', ['pt']],
  ['EN-us', ['en']],
] as const;

describe.each(shops)('the shop of $shop', ({ brand, settings }) => {
  const search = `?domain_area=${settings.area}`;
  const offered: readonly string[] = settings.languages ?? brand.languages;

  it('begins in the default language if the browser has none of its languages', () => {
    const isChinese = (tag: string): boolean => tag.startsWith('zh');
    // A Chinese player is shown the other Chinese script instead.
    const foreign = [...brands.flatMap(({ languages }) => languages), 'sw', 'x-klingon', ''].filter(
      (tag) => !offered.includes(tag) && !(isChinese(tag) && offered.some(isChinese)),
    );
    expect(foreign.length).toBeGreaterThan(0);
    const { language } = open({ brand, search, languages: foreign }).entry;
    expect(language).toBe(settings.defaultLanguage);
  });

  it.each(offered)(
    'begins in %s if that is the first language it shares with the browser',
    (tag) => {
      expect(open({ brand, search, languages: ['sw', tag, ...offered] }).entry.language).toBe(tag);
      expect(open({ brand, search: `${search}&spec_lang=${tag}` }).entry.language).toBe(tag);
    },
  );

  it.each(codes)('begins in the nearest language that it offers for %s', (tag, meant) => {
    const nearest = meant.find((one) => offered.includes(one)) ?? settings.defaultLanguage;
    const inLink = `${search}&spec_lang=${encodeURIComponent(tag)}`;
    const saved = JSON.stringify({ v: 1, exp: null, d: tag });
    const found = [
      open({ brand, search: inLink, languages: [] }),
      open({ brand, search, languages: [], kept: new Map([['perfLang', saved]]) }),
      open({ brand, search, languages: ['sw', tag] }),
    ].map(({ entry }) => entry.language);
    expect(found).toEqual([nearest, nearest, nearest]);
  });

  it('has the currency, the regions and the first game of the area', () => {
    const { entry, requested } = open({ brand, search });
    const inEffect: AreaSettings | undefined = entry.config.brand.areas.find(
      ({ area }) => area === entry.area,
    );
    expect(inEffect).toEqual(settings);
    const asked = requested.map((url) => new URL(url).searchParams.get('client_id'));
    expect(asked).toContain(settings.firstGame.clientId);
  });
});

describe('the start of a visit', () => {
  const europa = brands.find(({ key }) => key === 'europa');

  // WebKit ends a document in which a step is taken while it is parsed.
  it.each([
    ['/selectGame', false],
    ['/recharge', true],
  ])(
    'takes no step through the history, but says that another page is shown: %s',
    (pathname, isLedOn) => {
      if (europa === undefined) throw new Error('There is no brand of this name.');
      const { window, historySteps } = openPageWindow({
        brand: europa,
        pathname,
        search: '',
        historyState: { shop: { index: 2, popupDepth: 1, isAbovePage: true } },
      });
      const entry = readShopEntry(window, testStepRoutes, 'legacy');
      expect(entry?.isLedOn).toBe(isLedOn);
      expect(historySteps).toEqual([]);
    },
  );
});
