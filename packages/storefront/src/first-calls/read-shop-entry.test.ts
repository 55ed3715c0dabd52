// @vitest-environment jsdom
import type { AreaSettings, Brand } from '@shop/brands';
import { brands } from '@shop/brands/registry';
import type { DomainArea } from '@shop/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntryQuery } from '../entry';
import { type PageVisit, openPageWindow } from '../testing/page-window';
import { testRoutes } from '../testing/test-routes';
import { type ShopEntry, readShopEntry } from './read-shop-entry';
import { startFirstCalls } from './start-first-calls';

interface Opened {
  readonly entry: ShopEntry;
  /** The address that the browser shows. */
  readonly shown: URL;
  /** The first calls. */
  readonly requested: readonly string[];
  readonly kept: ReadonlyMap<string, string>;
}

/** Begins a visit as the script in the page does. */
function open(visit: PageVisit): Opened {
  const kept = visit.kept ?? new Map<string, string>();
  const { window, requested, shownAddress } = openPageWindow({ ...visit, kept });
  const entry = readShopEntry(window, testRoutes);
  startFirstCalls(window, entry);
  return { entry, requested, kept, shown: new URL(shownAddress(), 'https://shop.example') };
}

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

describe('the area of a visit (spec §4)', () => {
  it.each(ways)('to $visit', ({ brand, search, stored, source }) => {
    const area = expectedArea(brand, source);
    const { entry, requested, shown, kept } = open({
      ...{ brand, search },
      kept: stored === null ? new Map() : storedArea(stored),
    });
    expect({ area: entry.area, path: shown.pathname, isHome: entry.isHome }).toEqual({
      ...{ area, path: area === null ? '/notArea' : '/selectGoods', isHome: area !== null },
    });
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

const tooLong = 'x'.repeat(2_100);
const markup = '"><img src=x onerror=alert(1)>';

/** The ids of a link to a game: the visit ends on the page for wrong parameters if one is no id. */
const linked = [
  ['client_id', '510001', 'clientId'],
  ['area_id', 'a1', 'areaId'],
  ['server_id', 's1', 'serverId'],
  ['role_id', 'r1', 'roleId'],
] as const;

/** The others: what is no value of theirs is ignored. */
const ignored = [
  ['oauth_token', 'a.b-c', 'oauthToken'],
  ['spec_lang', 'fr', 'specLang'],
  ['replenish_id', 'r-1', 'replenishId'],
  ['rp_client_id', '510001', 'replenishClientId'],
  ['billing_no', 'B1', 'billingNo'],
  ['domain_area', 'universal', 'domainArea'],
  ['utm_pay', 'kf', 'utmPay'],
] as const;

const brandOf = (wanted: string): Brand => {
  const found = brands.find(({ key }) => key === wanted);
  if (found === undefined) throw new Error('The test brand is missing.');
  return found;
};
const nova = brandOf('nova');
const aurora = brandOf('aurora');

const query = (...pairs: readonly (readonly [string, string])[]): string =>
  `?${pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`;

describe('a parameter of the address (spec §2) that is not well formed', () => {
  const bad = [
    ['too long', tooLong],
    ['markup', markup],
    ['of two lines', 'a\nb'],
    ['a path', '../../x?y'],
    ['a zero byte', 'a\0b'],
  ] as const;
  const badOnes = bad.flatMap(([what, text]) => linked.map((one) => [one[0], what, text] as const));

  it.each(badOnes)('%s (%s) leads to the page for wrong parameters', (name, _, text) => {
    const { entry, shown, requested } = open({ brand: nova, search: query([name, text]) });
    expect([shown.pathname, shown.search, entry.isHome]).toEqual(['/showError', '', false]);
    expect(requested.join(' ')).not.toContain(encodeURIComponent(text).slice(0, 20));
  });

  const free: readonly string[] = ['utm_pay'];
  const badOthers = bad.flatMap(([what, text]) =>
    ignored
      .filter(([name]) => !free.includes(name))
      .map(([name, , field]) => ({ name, field, what, text })),
  );

  it.each(badOthers)('$name ($what) is ignored', ({ name, field, text }) => {
    const { entry, shown, requested } = open({ brand: nova, search: query([name, text]) });
    const without = open({ brand: nova, search: '' });
    expect([shown.pathname, entry.isHome, entry.query[field]]).toEqual([
      '/selectGoods',
      true,
      null,
    ]);
    expect(entry.query).toEqual(without.entry.query);
    expect(requested).toEqual(without.requested);
  });

  it.each([
    ['too long', tooLong],
    ['markup', markup],
    ['in capitals', 'KF'],
    ['repeated in itself', 'kf kf'],
  ])('visit and utm_pay (%s) have no effect', (_, text) => {
    const search = query(['visit', text], ['utm_pay', text]);
    const { entry, requested } = open({ brand: nova, search });
    expect([entry.query.isSdkView, entry.query.utmPay === 'kf']).toEqual([false, false]);
    expect(requested).toEqual(open({ brand: nova, search: '' }).requested);
  });
});

describe('a parameter of the address that is repeated', () => {
  it.each([...linked, ...ignored])('%s counts once, with its first value', (name, good, field) => {
    const repeated = query([name, good], [name, markup], [name, tooLong]);
    const expected: EntryQuery[typeof field] = good;
    const { entry, shown, requested } = open({ brand: nova, search: repeated });
    expect([entry.query[field], shown.pathname]).toEqual([expected, '/selectGoods']);
    expect(requested).toEqual(open({ brand: nova, search: query([name, good]) }).requested);
  });

  it('oauth_token is removed from the address each time', () => {
    const search = query(['oauth_token', 'a'], ['client_id', '1'], ['oauth_token', 'b']);
    expect(open({ brand: nova, search }).shown.search).toBe('?client_id=1');
  });
});

describe('a link to the shop of another brand', () => {
  const { firstGame } = aurora.areas[0] ?? { firstGame: null };

  it('has no effect on the area of a shop with one', () => {
    const search = query(['domain_area', 'sea'], ['client_id', firstGame?.clientId ?? '']);
    const { entry, shown } = open({ brand: nova, search });
    expect([entry.area, shown.pathname]).toEqual(['universal', '/selectGoods']);
  });

  it('leads to the page for that where the area is open', () => {
    const search = query(['domain_area', 'kr'], ['client_id', '510001']);
    const { entry, shown, requested } = open({ brand: aurora, search });
    expect([entry.area, shown.pathname, requested]).toEqual([null, '/notArea', []]);
  });
});

it('sends only ids, well-formed languages and areas, whatever the address says', () => {
  const names = [...linked, ...ignored].map(([name]) => name);
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom('510001', 's1', 'sea', 'kr', 'de', '%', '%00', markup, tooLong, '__proto__'),
  );
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names, 'visit', 'utm_source'), text));
  fc.assert(
    fc.property(fc.constantFrom(...brands), pairs, (brand, given) => {
      const search = `?${new URLSearchParams(given).toString()}`;
      const { entry, requested, shown } = open({ brand, search });
      expect(['/selectGoods', '/notArea', '/showError']).toContain(shown.pathname);
      expect(shown.searchParams.has('oauth_token')).toBe(false);
      const languages: readonly string[] = brand.languages;
      expect(languages).toContain(entry.language);
      for (const url of requested) {
        const { origin, searchParams } = new URL(url);
        expect(origin).toBe('http://api.localhost:4000');
        for (const [, sent] of searchParams) expect(sent).toMatch(/^[\w.:-]{1,64}$/);
      }
    }),
    { numRuns: 300 },
  );
});
