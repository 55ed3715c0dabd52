import { type Call, type RandomHex, type UserInfo, calls } from '@shop/contract';
import type { Exchange, Send } from '../exchange/exchange';
import type { Account, Fixtures } from '../fixtures/fixtures';
import { type Scenario, knownParameters } from './known-parameters';
import type { PlacedOrder } from './placed-order';
import { precondition } from './precondition';
import type { SuitePurchase } from './purchases';
import { type SuiteRequest, type Query, requestOver } from './request';
import { requireContent } from './require-answer';

/** The inputs of a run of the suite. */
export interface SuiteContextOptions {
  readonly send: Send;
  readonly fixtures: Fixtures;
  /** Hosts of the back end, the main one first: scheme, host and port. */
  readonly bases: readonly [string, ...string[]];
  /** The storefront's origin for a brand; empty if unknown. */
  readonly originOf: (brand: string) => string;
  readonly randomHex: RandomHex;
  /** A fresh UUID. */
  readonly newKey: () => string;
  /** The seed of the random values. */
  readonly seed: number;
  /** The number of random requests for each call. */
  readonly runs: number;
}

/** What checks use: requests to the back end, and results of earlier requests. */
export interface SuiteContext extends SuiteContextOptions {
  /** Makes a call as the storefront of the scenario does. */
  request<C extends Call>(
    scenario: Scenario,
    call: C,
    query: SuiteRequest['query'],
    how?: Partial<Omit<SuiteRequest, 'query'>>,
  ): Promise<Exchange<C>>;
  /** Signs in to the game of the scenario, once for each account; by default with its account. */
  signIn(scenario: Scenario, account?: Account): Promise<UserInfo>;
  /** Valid parameters, by the call's name. */
  readonly queries: Cache<Query>;
  /** Responses to valid parameters, by the call's name. */
  readonly exchanges: Cache<Exchange>;
  readonly orders: Cache<PlacedOrder>;
  readonly purchases: Cache<readonly SuitePurchase[]>;
  /** Purchases that cannot be used in this run, for instance because of an unpaid order. */
  readonly unusable: Set<SuitePurchase>;
  /** Numbers of the orders that this run created. */
  readonly billingNumbers: string[];
}

/** Calls `find` once for each name, and keeps the promise: a failure is kept as well. */
export type Cache<T> = (name: string, find: () => Promise<T>) => Promise<T>;

function createCache<T>(): Cache<T> {
  const found = new Map<string, Promise<T>>();
  return async (name, find) => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const finding = find();
    found.set(name, finding);
    return finding;
  };
}

/** The headers of a browser's request for a script of the storefront. */
function headersOf(origin: string): Readonly<Record<string, string>> {
  const plain = { accept: 'application/json' };
  return origin === '' ? plain : { ...plain, origin, 'sec-fetch-mode': 'cors' };
}

/** Creates the context of one run. */
export function createSuiteContext(options: SuiteContextOptions): SuiteContext {
  const { send, bases, originOf, randomHex } = options;
  const users = createCache<UserInfo>();
  const request: SuiteContext['request'] = async (scenario, call, query, how = {}) => {
    const headers = { ...headersOf(originOf(scenario.path.brand)), ...how.headers };
    return requestOver(send, call, { base: how.base ?? bases[0], query, headers });
  };
  return {
    ...options,
    request,
    async signIn(scenario, account = scenario.account) {
      const { client_id: game, gp_id: product, brand } = scenario.path;
      return users(`${account.username} ${product === '' ? game : product}`, async () => {
        const known = knownParameters({ ...scenario, account }, originOf(brand), randomHex);
        const { username = '', password = '' } = known;
        const query = { client_id: game, username, password, spec_lang: 'en' };
        const needed = {
          what: `sign in as ${account.username} of ${brand}`,
          remedy:
            'check --base, and this account in the fixtures; after wrong passwords wait a minute',
        };
        return precondition(needed, async () =>
          requireContent(await request(scenario, calls.login, query)),
        );
      });
    },
    queries: createCache(),
    exchanges: createCache(),
    orders: createCache(),
    purchases: createCache(),
    unusable: new Set(),
    billingNumbers: [],
  };
}
