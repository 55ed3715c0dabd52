import { type Call, type RandomHex, type UserInfo, calls } from '@shop/contract';
import type { Exchange, Send } from '../exchange/exchange';
import type { Account, Fixtures } from '../fixtures/fixtures';
import { type Question, askOver } from './ask';
import { type Errand, knownParameters } from './known-parameters';
import { type Memory, createMemory } from './memory';
import type { PlacedOrder, Purchase } from './purchase';
import type { Query } from './query';
import { requireContent } from './require-answer';

/** What a run of the suite is given. */
export interface StageOptions {
  readonly send: Send;
  readonly fixtures: Fixtures;
  /** Hosts of the back end, the main one first: scheme, host and port. */
  readonly bases: readonly [string, ...string[]];
  /** The storefront's origin for a brand; empty where none was named. */
  readonly originOf: (brand: string) => string;
  readonly randomHex: RandomHex;
  /** A fresh UUID. */
  readonly newKey: () => string;
  /** For the random values: the same seed makes the same ones. */
  readonly seed: number;
  /** How many random requests each call gets. */
  readonly runs: number;
}

/** What checks work with: questions to the back end, and what was found out so far. */
export interface Stage extends StageOptions {
  /** Makes a call as the errand's storefront would. */
  ask<C extends Call>(
    errand: Errand,
    call: C,
    query: Question['query'],
    how?: Partial<Omit<Question, 'query'>>,
  ): Promise<Exchange<C>>;
  /** Signs in to the errand's game, once; another account may stand in for the errand's own. */
  signIn(errand: Errand, account?: Account): Promise<UserInfo>;
  /** Right parameters, by the call's name. */
  readonly queries: Memory<Query>;
  /** Answers to right parameters, by the call's name. */
  readonly exchanges: Memory<Exchange>;
  readonly orders: Memory<PlacedOrder>;
  readonly purchases: Memory<readonly Purchase[]>;
  /** Purchases that will not do in this run, for instance because of an unpaid order. */
  readonly spent: Set<Purchase>;
  /** Numbers of the orders that this run made. */
  readonly numbers: string[];
}

/** How a browser asks for a storefront's script. */
function headersOf(origin: string): Readonly<Record<string, string>> {
  const plain = { accept: 'application/json' };
  return origin === '' ? plain : { ...plain, origin, 'sec-fetch-mode': 'cors' };
}

/** Sets the stage for one run. */
export function createStage(options: StageOptions): Stage {
  const { send, bases, originOf, randomHex } = options;
  const players = createMemory<UserInfo>();
  const ask: Stage['ask'] = async (errand, call, query, how = {}) => {
    const headers = { ...headersOf(originOf(errand.path.brand)), ...how.headers };
    return askOver(send, call, { base: how.base ?? bases[0], query, headers });
  };
  return {
    ...options,
    ask,
    async signIn(errand, account = errand.account) {
      const { client_id: game, gp_id: product, brand } = errand.path;
      return players(`${account.username} ${product === '' ? game : product}`, async () => {
        const known = knownParameters({ ...errand, account }, originOf(brand), randomHex);
        const { username = '', password = '' } = known;
        const query = { client_id: game, username, password, spec_lang: 'en' };
        return requireContent(await ask(errand, calls.login, query));
      });
    },
    queries: createMemory(),
    exchanges: createMemory(),
    orders: createMemory(),
    purchases: createMemory(),
    spent: new Set(),
    numbers: [],
  };
}
