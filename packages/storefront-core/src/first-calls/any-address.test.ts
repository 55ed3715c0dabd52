// @vitest-environment jsdom
import { brands } from '@shop/brands/registry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EntryRoutes, pathsOf } from '../entry';
import { openPageWindow, readShopEntry } from '../testing';
import { testRoutes, testStepRoutes } from '../testing';
import { purchaseCalls, startFirstCalls } from './first-calls';

const versions = [
  { version: 'new', key: 'nova', routes: testRoutes, ofVersion: ['visit=sdk'] },
  {
    version: 'legacy',
    key: 'europa',
    routes: { ...testStepRoutes, replenishGoods: '/replenishGoods' },
    ofVersion: ['replenish_id=r', 'rp_client_id=c'],
  },
] as const;

/** The start of a visit to an address, which is written as a browser's `location` has it. */
function begin({ version, key, routes }: (typeof versions)[number], address: string) {
  const brand = brands.find((one) => one.key === key);
  if (brand === undefined) throw new Error('The brand is missing.');
  const { pathname, search, hash } = new URL(address, window.location.origin);
  const opened = openPageWindow({ brand, pathname, search, hash });
  const entry = readShopEntry(opened.window, routes, version);
  if (entry === null) throw new Error('The visit leaves for the other version.');
  startFirstCalls(opened.window, entry, purchaseCalls);
  return { entry, shown: new URL(opened.shownAddress()) };
}

/** Whether a path is written as that of a page of the app, or is that of no page. */
function isPlain(path: string, routes: EntryRoutes): boolean {
  const same = pathsOf(routes).find((one) => one.toLowerCase() === path.toLowerCase());
  return same === undefined ? /^\/[^/]/.test(path) : same === path;
}

describe.each(versions)('the $version version', (app) => {
  const { routes, ofVersion } = app;
  const glued = fc.oneof(
    fc.constantFrom('/', '//', '\\', '.', '..', ';x', '%', '%2F', '%5C', '%00', '%E0%A4%A', '%20'),
    fc.constantFrom('@', '%40', '@starfall', 'sign-in/google', 'evil.example', 'index.html', ':80'),
    fc.constantFrom(...pathsOf(routes)),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const clumsy = fc.oneof(
    fc.constantFrom('?', '&', '&amp;', '=', '%', '%25', '[]', '#', '+', '\u3000', '\ufeff', '１'),
    fc.constantFrom('client_id=510001', 'oauth_token=t', 'spec_lang=de', 'x', ...ofVersion),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const textOf = (part: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));

  it('begins on a page of its own, or on that of no page, at any address', () => {
    fc.assert(
      fc.property(textOf(glued), textOf(clumsy), textOf(clumsy), (path, query, fragment) => {
        const search = query.replaceAll('#', '');
        const address = `${window.location.origin}/${path.replaceAll(/[?#]/g, '')}?${search}#${fragment}`;
        const { entry, shown } = begin(app, address);
        expect([shown.origin, shown.pathname]).toEqual([window.location.origin, entry.path]);
        expect(isPlain(entry.path, routes)).toBe(true);
        expect(shown.searchParams.has('oauth_token')).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('begins on the same page however its path is glued, copied or written', () => {
    const path = fc.constantFrom(...pathsOf(routes));
    const before = fc.constantFrom('', '/', '//');
    const after = fc.constantFrom('', '/', '//', '.', ',', '%20', '//%20', '.%20,');
    fc.assert(
      fc.property(path, before, after, fc.boolean(), (page, start, end, isSmall) => {
        const written = isSmall ? page.toLowerCase() : page;
        const { entry } = begin(app, window.location.origin + start + written + end);
        expect(entry.path).toBe(begin(app, page).entry.path);
      }),
    );
  });
});
