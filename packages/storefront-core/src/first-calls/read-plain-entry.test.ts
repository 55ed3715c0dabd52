// @vitest-environment jsdom
import { brands } from '@shop/brands/registry';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPageWindow, testRoutes, testStepRoutes } from '../testing';
import { firstStep, plainStep } from './first-step';
import { type PageEntry, readPageEntry } from './read-page-entry';
import { readPlainEntry } from './read-plain-entry';
import { readPlainPayment } from './read-plain-payment';

const apps = [
  { version: 'new', routes: testRoutes, pages: ['/selectGoods', '/my'] },
  { version: 'legacy', routes: testStepRoutes, pages: ['/selectGame', '/selectGoods'] },
] as const;
type App = Pick<(typeof apps)[number], 'version' | 'routes'> & {
  readonly pages: readonly string[];
};

/** A visit: to a prerendered page, at an address, in a browser with some languages and things stored. */
interface Visit {
  readonly brand: string;
  readonly page: string;
  readonly language: string;
  readonly pathname: string;
  readonly search: string;
  readonly languages: readonly string[];
  readonly stored: readonly (readonly [string, string])[];
}

/** What is compared of the start of a visit: what was read, kept, and shown. */
function startOf(
  { brand: key, page, language, stored, ...visit }: Visit,
  read: (window: Window) => PageEntry | null,
) {
  const brand = brands.find((one) => one.key === key);
  if (brand === undefined) throw new Error('The brand is missing.');
  document.documentElement.lang = language;
  document.documentElement.dataset['page'] = page;
  const kept = new Map(stored);
  const { window, shownAddress } = openPageWindow({ ...visit, hash: '#part', brand, kept });
  const entry = read(window);
  if (entry === null) return null;
  const { backend: _backend, storage: _storage, ...facts } = entry;
  return { ...facts, kept, shown: shownAddress() };
}

const plain = ({ version, routes }: App, visit: Visit) =>
  startOf(visit, (window) => readPlainEntry(window, { version, routes, firstStep: plainStep }));
const full = ({ version, routes }: App, visit: Visit) =>
  startOf(visit, (window) => readPageEntry(window, routes, version, firstStep));

const payersApp = {
  version: 'legacy',
  routes: { ...testStepRoutes, replenishGoods: '/replenishGoods' },
  pages: ['/replenishGoods'],
} as const;
const plainOfPayer = (visit: Visit) =>
  startOf(visit, (window) => readPlainPayment(window, payersApp));
const fullOfPayer = full.bind(null, payersApp);

beforeEach(() => {
  document.cookie = 'shop_version=; max-age=0; path=/';
});

const usual: Visit = {
  brand: 'nova',
  page: '/selectGoods',
  language: 'de',
  pathname: '/',
  search: '',
  languages: ['de-AT', 'en'],
  stored: [],
};

const wrapped = (d: unknown): string => JSON.stringify({ v: 1, exp: null, d });
const chosen = (shop: string, clientId: string): string =>
  wrapped({ shop, clientId, gameProductId: 'starfall', gameName: 'G', logo: '' });
const user = wrapped({ username: 'ann', suid: 'u1', oauth_token: 't', gp_id: 'starfall' });
const order = wrapped({
  ...{ clientId: '510001', area: null, server: { value: 's1', display: 'S1' } },
  ...{ role: { value: 'r1', display: 'R' }, productId: 'g300' },
  ...{ region: 'DE', channelKey: null, subChannelId: null },
});

describe('a plain visit', () => {
  it.each([
    ['to the address of the shop', {}],
    ['to its page', { pathname: '/selectGoods' }],
    ['to another of its pages', { page: '/my', pathname: '/my' }],
    ['from an advertisement', { search: '?utm_source=a%20b&utm_campaign=%E5%A4%8F' }],
    ['by a link to a game', { search: '?client_id=510001&server_id=s1&role_id=r-1' }],
    ['by a link with a token', { search: '?client_id=510001&oauth_token=a.b~c%3D' }],
    ['by a link with its language', { language: 'fr', search: '?spec_lang=fr' }],
    ['in a view of a game', { search: '?visit=sdk' }],
    ['in a language that was chosen', { language: 'ja', stored: [['perfLang', wrapped('ja')]] }],
    ['in the language of the area', { language: 'en', languages: ['sw', 'fil-PH'] }],
    ['in Chinese', { language: 'zh-TW', languages: ['zh-TW', 'zh', 'en'] }],
    ['of a player who knows it', { stored: [['paymentGameInfo', chosen('nova', '510001')]] }],
    ['to an area', { brand: 'aurora', search: '?domain_area=universal' }],
  ] as const)('%s is read in the page', (_, given) => {
    const visit = { ...usual, ...given };
    const [app] = apps;
    expect(plain(app, visit)).not.toBeNull();
    expect(plain(app, visit)).toEqual(full(app, visit));
  });
});

it.each([
  ['to the address of the shop', '/selectGame', { pathname: '/' }],
  ['by a link to a game', '/selectGoods', { pathname: '/', search: '?client_id=630001' }],
  ['by one to the games', '/selectGoods', { pathname: '/selectGame', search: '?client_id=1' }],
  ['by one to the goods', '/selectGoods', { pathname: '/selectGoods', search: '?client_id=1' }],
  [
    'of a player who knows it',
    '/selectGoods',
    { pathname: '/selectGoods', stored: [['paymentGameInfo', chosen('europa', '630001')]] },
  ],
] as const)('a visit to the old version %s is read in the page', (_, page, given) => {
  const visit = { ...usual, brand: 'europa', page, ...given };
  expect(plain(apps[1], visit)).not.toBeNull();
  expect(plain(apps[1], visit)).toEqual(full(apps[1], visit));
});

describe('a visit that is not plain', () => {
  it.each([
    ['in another language than that of the page', { language: 'fr' }],
    ['in a language that has several names', { language: 'zh-TW', languages: ['zh-HK'] }],
    ['to another page', { pathname: '/my' }],
    ['to a path that is written in another way', { pathname: '//selectGoods/' }],
    ['to a game code', { pathname: '/@starfall' }],
    ['to the page of no area', { page: '/notArea', pathname: '/notArea', brand: 'northstar' }],
    ['where a sign-in provider returns to', { pathname: '/sign-in/google', search: '?code=c' }],
    ['for another player', { search: '?replenish_id=r' }],
    ['by a link with a broken id', { search: '?role_id=a%20b' }],
    ['by a link that was typed', { search: '?client_id=%EF%BC%95%EF%BC%91' }],
    ['by a link of a mail program', { search: '?x=1&amp;client_id=510001' }],
    ['by a link with two queries', { search: '?x=1?client_id=510001' }],
    ['to no area', { brand: 'northstar' }],
  ] as const)('%s is left to the full start, as it was', (_, given) => {
    const visit = {
      ...usual,
      stored: [['payment_domain_area', wrapped('moon')]],
      ...given,
    } as const;
    document.documentElement.lang = visit.language;
    document.documentElement.dataset['page'] = visit.page;
    const brand = brands.find(({ key }) => key === visit.brand);
    if (brand === undefined) throw new Error('The brand is missing.');
    const kept = new Map<string, string>(visit.stored);
    const { window, shownAddress } = openPageWindow({ ...visit, brand, kept });
    const opened = shownAddress();
    expect(readPlainEntry(window, apps[0])).toBeNull();
    expect(shownAddress()).toBe(opened);
    expect([...kept]).toEqual(visit.stored);
  });
});

describe('a payment for another player', () => {
  const ofLink: Visit = {
    ...usual,
    ...{ page: '/replenishGoods', pathname: '/replenishGoods', search: '?replenish_id=r-1' },
  };

  it.each([
    ['by its link', {}],
    ['by a link to the shop', { pathname: '/' }],
    ['with its game', { search: '?replenish_id=r1&rp_client_id=510001' }],
    ['in its language', { language: 'fr', search: '?replenish_id=r1&spec_lang=fr' }],
    [
      'of a brand with areas',
      {
        brand: 'aurora',
        ...{ language: 'th', languages: ['th'] },
        search: '?replenish_id=r1&domain_area=sea',
      },
    ],
    ['in the first area', { brand: 'aurora' }],
    [
      'beside a player, whom it leaves alone',
      { stored: [['paymentGameInfo', chosen('nova', '510001')]] },
    ],
  ] as const)('%s is read in the page', (_, given) => {
    const visit = { ...ofLink, ...given };
    expect(plainOfPayer(visit)).not.toBeNull();
    expect(plainOfPayer(visit)).toEqual(fullOfPayer(visit));
  });

  it.each([
    ['without an id', { search: '?rp_client_id=510001' }],
    ['with a broken id', { search: '?replenish_id=a%20b' }],
    ['at another page', { pathname: '/selectGame' }],
    ['in another language', { language: 'fr' }],
    ['by a link of a mail program', { search: '?x=1&amp;replenish_id=r1' }],
  ] as const)('%s is left to the full start', (_, given) => {
    expect(plainOfPayer({ ...ofLink, ...given })).toBeNull();
  });
});

const some = fc.constantFrom;
/** Mostly of the first, so that enough visits are plain. */
const mostly = <Value>(usually: fc.Arbitrary<Value>, rarely: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: usually }, { weight: 1, arbitrary: rarely });

const code = mostly(
  some('510001', 's1', 'r-1', 'de', 'sea', 'universal'),
  fc.oneof(
    some('a.b', 'a:b', 'zh-TW', 'de_AT', 'DE', '5.', '１', '', ' ', '<', '-', 'x'.repeat(70)),
    fc.string({ unit: 'binary', maxLength: 5 }),
  ),
);
const name = mostly(
  some('client_id', 'area_id', 'server_id', 'role_id', 'domain_area', 'visit', 'utm_source'),
  some('spec_lang', 'oauth_token', 'replenish_id', 'rp_client_id', '&amp;x', 'x?y'),
);
const tag = mostly(
  some(...brands.flatMap(({ languages }) => languages)),
  some('de-AT', 'zh-HK', 'in', 'sw', 'fil', 'DE', 'x_y'),
);
const game = some(...brands).map(({ key, areas: [first, other] }) =>
  chosen(other === undefined ? key : `${key} ${first?.area ?? ''}`, '510001'),
);
const stored = fc.oneof(
  fc.tuple(some('perfLang'), tag.map(wrapped)),
  fc.tuple(some('payment_domain_area'), some('sea', 'ru', 'moon', 'universal').map(wrapped)),
  fc.tuple(some('paymentGameInfo'), game),
  fc.tuple(some('paymentOrderInfo'), some(order, '{')),
  some(['paymentUserinfo.starfall', user], ['betaAccountKey', wrapped('x')]),
);

/** Visits to a prerendered page; `ofHost` says whether that is the one that the host serves for it. */
const visitsTo = ({ version, routes, pages }: App) => {
  const areas = brands.filter(
    ({ newVersion }) => (newVersion === 'always') === (version === 'new'),
  );
  return fc.record({
    brand: mostly(some(...areas.map(({ key }) => key)), some(...brands.map(({ key }) => key))),
    page: some(...pages),
    pathname: mostly(
      some('page', routes.redirected[0]),
      some(...routes.redirected, ...pages, '/recharge', '/result', '/notArea', '/@starfall', '//'),
    ),
    language: tag,
    isOfHost: mostly(fc.constant(true), fc.constant(false)),
    languages: fc.array(tag, { maxLength: 3 }),
    search: fc
      .array(fc.tuple(name, code), { maxLength: 2 })
      .map((pairs) => pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&'))
      .map((query) => (query === '' ? '' : `?${query}`)),
    stored: fc.array(stored, { maxLength: 4 }),
  });
};

const payersVisits = fc
  .tuple(
    visitsTo(payersApp),
    mostly(some('r-1', 'r1&rp_client_id=510001'), some('', 'a%20b', 'R.1')),
  )
  .map(([visit, id]) => ({
    ...visit,
    search: `?replenish_id=${id}${visit.search.replace('?', '&')}`,
  }));

/** Compares what the page reads of visits with what the full start reads. Returns of how many the page has read anything. */
function compareVisits(
  visits: ReturnType<typeof visitsTo>,
  read: Readonly<Record<'ofPage' | 'whole', (visit: Visit) => ReturnType<typeof startOf>>>,
): number {
  let compared = 0;
  fc.assert(
    fc.property(visits, ({ isOfHost, ...given }) => {
      const visit = given.pathname === 'page' ? { ...given, pathname: given.page } : given;
      const whole = read.whole(visit);
      if (whole === null) return;
      const ofPage = read.ofPage(isOfHost ? { ...visit, language: whole.language } : visit);
      if (ofPage === null) return;
      compared += 1;
      expect(ofPage).toEqual(whole);
    }),
    { numRuns: 1_000 },
  );
  return compared;
}

it.each(apps)('what the page of the $version version reads is what the full start reads', (app) => {
  const read = { ofPage: plain.bind(null, app), whole: full.bind(null, app) };
  expect(compareVisits(visitsTo(app), read)).toBeGreaterThan(100);
});

it('what the page of a payment for another player reads is what the full start reads', () => {
  const read = { ofPage: plainOfPayer, whole: fullOfPayer };
  expect(compareVisits(payersVisits, read)).toBeGreaterThan(100);
});
