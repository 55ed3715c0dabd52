import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brands } from '../registry';
import { type HostedShop, otherHosts, parseEnvironment } from './environment';
import { readEnvironments } from './read-environments';

const folder = join(import.meta.dirname, '../../../environments');
const ours = readEnvironments(folder, { brands });

const shop = {
  pages: ['shop.nova.example'],
  api: ['api.nova.example', 'api-b.nova.example'],
  track: 'track.nova.example',
  pay: 'pay.nova.example',
  cards: 'cards.nova.example',
  pictures: ['pictures.nova.example'],
  analytics: { appId: 'nova', eventId: '1' },
};

function parse(data: unknown, file = 'environments/staging.json') {
  return parseEnvironment(file, JSON.stringify(data), brands);
}

/** Parses an environment with one shop that differs from a good one; an undefined field is left out. */
function parseWith(change: object, isDemo = false) {
  return parse({ isDemo, brands: { nova: { ...shop, ...change } } });
}

describe('an environment', () => {
  it('has the name of its file, and its shops with their brands', () => {
    const { name, isDemo, shops } = parseWith({});
    expect([name, isDemo]).toEqual(['staging', false]);
    expect(shops).toMatchObject([{ brand: { key: 'nova' }, environment: 'staging', ...shop }]);
  });

  it.each([
    ['no pages', { pages: [] }, 'brands.nova.pages: a shop has at least one host of pages'],
    ['an address', { pages: ['https://shop.example/'] }, 'brands.nova.pages.0: a host is written'],
    ['no API', { api: [] }, 'brands.nova.api: at least one API host'],
    ['no pictures', { pictures: [] }, 'brands.nova.pictures: at least one host of pictures'],
    ['a path', { cards: 'cards.example/fields' }, 'brands.nova.cards: a host is written in small'],
    ['an SDK with scheme', { sdk: ['https://sdk.example'] }, 'brands.nova.sdk.0: a host is'],
    [
      'no host of events',
      { track: undefined },
      'brands.nova.track is missing: write the host that',
    ],
    ['no id', { analytics: { appId: 'a' } }, 'brands.nova.analytics.eventId is missing: write the'],
    ['a misspelt field', { apis: [] }, 'brands.nova.apis: there is no such field'],
    ['one host twice', { pages: [...shop.pages, ...shop.pages] }, 'shop.nova.example is a host of'],
    ['a host for two things', { pages: [shop.cards] }, 'cards.nova.example has pages, and is also'],
    ['pages in an SDK', { sdk: shop.pages }, 'shop.nova.example has pages, and is also named for'],
    [
      'real money at any host',
      { demoDomain: 'nova.example' },
      'brands.nova.demoDomain: real money',
    ],
    ['no DSN', { errorReports: 'errors.example' }, 'brands.nova.errorReports: an error service'],
    ['a DSN without key', { errorReports: 'https://e.example/1' }, 'an error service gives an'],
    ['no domain', { demoDomain: 'example' }, 'a domain has a dot inside, like brand.example'],
  ])('with %s is refused with file, field and remedy', (_, change, words) => {
    expect(() => parseWith(change)).toThrow(/^environments\/staging\.json: /);
    expect(() => parseWith(change)).toThrow(words);
  });

  it('says once where errors go and whether pages measure, or a shop says it for itself', () => {
    const errorReports = 'https://key@errors.example/1';
    const own = { ...shop, pages: ['aurora.example'], sendsMetrics: false };
    const { shops } = parse({
      ...{ isDemo: true, errorReports, sendsMetrics: true },
      brands: { aurora: own, nova: shop },
    });
    expect(shops).toMatchObject([
      { brand: { key: 'aurora' }, errorReports, sendsMetrics: false },
      { brand: { key: 'nova' }, errorReports, sendsMetrics: true },
    ]);
  });

  it('with a brand that does not exist is refused, with those that do', () => {
    expect(() => parse({ isDemo: true, brands: { nvoa: shop } })).toThrow(
      'environments/staging.json: brands.nvoa: there is no such brand; the brands are aurora, ',
    );
  });

  it.each([
    [{ brands: { nova: shop } }, 'isDemo is missing: write true for an environment in which no'],
    [{ isDemo: false }, 'brands is missing: write the shops'],
    [{ isDemo: false, brands: {} }, 'an environment has at least one shop'],
  ])('that is incomplete says what to write: %j', (data, words) => {
    expect(() => parse(data)).toThrow(words);
  });

  it('that is no JSON, or has no good name, says so', () => {
    expect(() => parseEnvironment('a/live.json', '{ isDemo', brands)).toThrow('this is no JSON');
    expect(() => parse({}, 'environments/Live 2.json')).toThrow('small letters, digits and dashes');
  });

  it('tells every mistake at once, each in a line', () => {
    const { track: _, ...others } = shop;
    expect(() => parse({ isDemo: 1, brands: { nova: { ...others, api: [] } } })).toThrow(
      /isDemo.*\n.*brands\.nova\.api.*\n.*brands\.nova\.track/,
    );
  });

  it('shows nothing of a demo within the domain of another', () => {
    const aurora = { ...shop, pages: ['demo.aurora.example'], demoDomain: 'eu.nova.example' };
    const nova = { ...shop, demoDomain: 'nova.example' };
    expect(() => parse({ isDemo: true, brands: { aurora, nova } })).toThrow(
      'the demoDomain eu.nova.example is also that of another shop, or within it',
    );
  });
});

describe('environments that are served together', () => {
  it('are read by their names, and refused with those that there are', () => {
    const [demo] = readEnvironments(folder, { brands, names: ['demo'] });
    expect(demo?.name).toBe('demo');
    expect(() => readEnvironments(folder, { brands, names: ['live'] })).toThrow(
      /There is no .*live\.json; in .* are demo\.json, production\.json/,
    );
  });

  it('share no host of pages', () => {
    expect(() => readEnvironments(folder, { brands, names: ['demo', 'demo'] })).toThrow(
      'is a host of pages twice',
    );
  });
});

describe('the environments of this repository', () => {
  const shopsIn = (name: string): readonly HostedShop[] =>
    ours.find((environment) => environment.name === name)?.shops ?? [];

  it('have every brand in production and in the demo', () => {
    const keys = brands.map(({ key }) => key);
    for (const name of ['production', 'demo'])
      expect(shopsIn(name).map(({ brand }) => brand.key)).toEqual(keys);
  });

  it('have a backup of each API in production, where one host may fail', () => {
    expect(shopsIn('production').filter(({ api }) => api.length < 2)).toEqual([]);
  });

  it('share nothing of a back end between production and demo', () => {
    const hostsIn = (name: string): readonly string[] =>
      shopsIn(name).flatMap((one) => otherHosts({ ...one, sdk: [] }));
    const demo = new Set(hostsIn('demo'));
    expect(hostsIn('production').filter((host) => demo.has(host))).toEqual([]);
  });
});
