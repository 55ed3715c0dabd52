// @vitest-environment jsdom
import type { Brand } from '@shop/brands';
import { brands } from '@shop/brands/registry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntryQuery } from '../entry';
import { storageKeys } from '../storage';
import { openEntry as open } from './testing/open-entry';

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

it('begins like a first visit if the storage contains nothing that it can read', () => {
  const foreign = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((d) => JSON.stringify({ v: 0, exp: null, d })),
    fc.jsonValue().map((d) => JSON.stringify({ v: 1, exp: 0, d })),
    fc.constant('{"v":1,"exp":null,"d":{"__proto__":{"brand":"nova"}}}'),
  );
  const keys = Object.keys(storageKeys).flatMap((key) => [key, `${key}.starfall`, `${key}.`]);
  const stored = fc.array(fc.tuple(fc.constantFrom(...keys), foreign), { minLength: 1 });
  fc.assert(
    fc.property(fc.constantFrom(...brands), stored, (brand, entries) => {
      const { entry, requested, shown } = open({ brand, search: '', kept: new Map(entries) });
      const first = open({ brand, search: '' });
      expect([entry.area, entry.language, entry.choices]).toEqual([
        ...[first.entry.area, first.entry.language, first.entry.choices],
      ]);
      expect([requested, shown]).toEqual([first.requested, first.shown]);
    }),
  );
});
