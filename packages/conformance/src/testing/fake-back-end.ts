import {
  type Call,
  Code,
  ResultStatus,
  calls,
  readCardInfo,
  revealCredential,
} from '@shop/contract';
import * as v from 'valibot';
import type { Incoming, Outgoing, Send } from '../exchange/exchange';
import { type Fixtures, readFixtures } from '../fixtures/fixtures';

/** The hosts of the fake back end. */
export const bases = ['https://api.example', 'https://backup.example'] as const;

const path = {
  brand: 'nova',
  domain_area: 'universal',
  client_id: '7',
  gp_id: 'g7',
  server_id: 's1',
  role_id: 'r1',
  product_id: 'gems',
  price: 4.99,
  currency: 'USD',
  region: 'US',
  payway_id: '10801',
  call: 'platformPay',
};

/** The fixtures of the fake back end. */
export function fakeFixtures(): Fixtures {
  const reading = readFixtures({
    accounts: [
      { brand: 'nova', username: 'alice', password: 'secret' },
      { brand: 'nova', username: 'bob', password: 'secret' },
    ],
    paths: [path, { ...path, client_id: '8', gp_id: 'g8' }],
    prepaid_cards: [{ number: '1234567890', password: 'abcd', gp_id: 'g7', value: 10 }],
    replenishments: [{ replenish_id: 'link' }],
  });
  if (reading.kind === 'wrong') throw new Error(reading.problems.join('\n'));
  return reading.fixtures;
}

type Query = Readonly<Record<string, string>>;

interface Answer {
  readonly code: number;
  readonly content: unknown;
}

/** A handler of a call; `user` is empty for a guest. */
type Handler = (query: Query, user: string) => Answer;

interface Order {
  readonly billing_no: string;
  readonly user: string;
  readonly goods: string;
  /** -1 while it is unpaid, -2 once another order has replaced it. */
  status: typeof ResultStatus.pending | typeof ResultStatus.fail;
}

const products: ReadonlyMap<string, string> = new Map([
  ['7', 'g7'],
  ['8', 'g8'],
]);
const prices: ReadonlyMap<string, number> = new Map([
  ['gems', 4.99],
  ['pass', 9.99],
  ['chest', 99.99],
]);
const maxMoney = 50;
const roles = ['r1', 'r2', 'r3'];
const coupon = { code: 'c1', name: 'Coupon', use_category: 'claim', discount_rate: 0.9 };

function done(content: unknown): Answer {
  return { code: Code.success, content };
}

function refused(code: number, content: unknown = null): Answer {
  return { code, content };
}

function linkOf({ billing_no }: Order): string {
  return `https://pay.example/${billing_no}`;
}

/** The refusal of an invalid purchase; null for a valid one. */
function invalidPurchase(query: Query): Answer | null {
  const price = prices.get(query['product_id'] ?? '');
  const codes: readonly (readonly [isWrong: boolean, code: number])[] = [
    [!products.has(query['client_id'] ?? ''), Code.noGame],
    [query['domain_area'] !== 'universal', Code.wrongDomain],
    [price === undefined, Code.goodsNotInGame],
    [!roles.includes(query['role_id'] ?? ''), Code.roleNotFound],
    [query['country'] !== 'US', Code.channelNotFound],
    [query['coupon_code'] !== undefined, Code.illegalCouponUse],
    [Number(query['expected_price'] ?? price) !== price, Code.priceChanged],
    [(query['expected_currency'] ?? 'USD') !== 'USD', Code.priceChanged],
    [(price ?? 0) > maxMoney, Code.channelOutOfRange],
  ];
  const [first] = codes.filter(([isWrong]) => isWrong);
  return first === undefined ? null : refused(first[1]);
}

/** Creates orders: one for each key, and one unpaid order for the same goods of a role, the last. */
function createPaying(orders: Order[]): Handler {
  const keys = new Map<string, Order>();
  return (query, user) => {
    const key = query['idempotency_key'] ?? '';
    const goods = `${query['product_id'] ?? ''} ${query['role_id'] ?? ''}`;
    const known = keys.get(key);
    if (known !== undefined)
      return known.goods === goods
        ? done({ billing_no: known.billing_no, url: linkOf(known), status: 10 })
        : refused(Code.malformedRequest);
    const refusal = invalidPurchase(query);
    if (refusal !== null) return refusal;
    const unpaid = orders.find(
      (order) =>
        order.user === user && order.goods === goods && order.status === ResultStatus.pending,
    );
    if (unpaid !== undefined && unpaid.billing_no !== query['replaces'])
      return refused(Code.unpaidOrder, { billing_no: unpaid.billing_no, url: linkOf(unpaid) });
    if (unpaid !== undefined) unpaid.status = ResultStatus.fail;
    const { pending: status } = ResultStatus;
    const order = { billing_no: `N${orders.length + 1}`, user, goods, status };
    orders.push(order);
    if (key !== '') keys.set(key, order);
    return done({ billing_no: order.billing_no, url: linkOf(order), status: -1 });
  };
}

function listGoods(): Answer {
  const more = { type_key: 'gems', type_name: 'Gems', currency: 'USD', is_limit: 0 };
  const goods = [...prices].map(([name, price]) => ({ product_id: name, name, price, ...more }));
  return done({ goods });
}

function signIn({ client_id, username, password }: Query): Answer {
  if (!products.has(client_id ?? '')) return refused(Code.noGame);
  const user = revealCredential(username ?? '') ?? '';
  const isRight = ['alice', 'bob'].includes(user) && revealCredential(password ?? '') === 'secret';
  return isRight ? done(userOf(user, client_id ?? '')) : refused(Code.loginRefused);
}

function userOf(user: string, clientId: string): object {
  const product = products.get(clientId) ?? '';
  return { username: user, suid: user, gp_id: product, oauth_token: `${user}@${product}` };
}

/** The calls that the fake back end serves. */
function handlersOf(orders: Order[]): Readonly<Record<string, Handler>> {
  return {
    login: (query) => signIn(query),
    currentUser: ({ client_id }, user) => done(userOf(user, client_id ?? '')),
    goodsList: ({ client_id }) =>
      products.has(client_id ?? '') ? listGoods() : refused(Code.noGame),
    allRoleList: () =>
      done({ roles: roles.map((role_id) => ({ role_id, name: role_id, server_id: 's1' })) }),
    channelList: () => {
      const more = { description: '', sub_payment: [] };
      return done({ US: [{ payway_id: '10801', name: 'Platform', max_money: maxMoney, ...more }] });
    },
    platformPay: createPaying(orders),
    orderInfo: ({ billing_no }, user) => {
      const order = orders.find((one) => one.billing_no === billing_no && one.user === user);
      const price = prices.get(order?.goods.split(' ')[0] ?? '');
      return order === undefined
        ? refused(Code.notFound)
        : done({ billing_no, status: order.status, price, currency: 'USD' });
    },
    couponList: () => done({ coupons: [coupon] }),
    receiveCoupons: ({ coupon_code: code = 'c1' }) =>
      code === 'c1' ? done({ coupons: [coupon] }) : refused(Code.notClaimable),
    discountPreview: ({ coupon_code: code, product_id: product }) =>
      code === undefined || code === ''
        ? done({ points: 1, discountPrice: prices.get(product ?? '') ?? 0 })
        : refused(Code.illegalCouponUse),
    activityInfo: () => {
      const rewards = [{ gift_id: 'gift', name: 'Gift', need: 1, state: 'claimable' }];
      const times = { start_time: 1, end_time: 2_000_000_000 };
      const more = { name: 'Activity', description: '', kind: 'cumulative', progress: 1 };
      return done({ activities: [{ activity_id: 'activity', rewards, ...times, ...more }] });
    },
    receiveActivityGift: ({ activity_id: activity, gift_id: gift }) =>
      activity === 'activity' && gift === 'gift'
        ? done({ gift_id: 'gift', state: 'received' })
        : refused(Code.notClaimable),
    cardInfo: ({ card_info: card = '' }) =>
      readCardInfo(card)?.number === '1234567890'
        ? done({ price: 10, currency: 'USD', gems_number: 100 })
        : refused(Code.cardRefused),
    replenishmentInfo: ({ replenish_id: id }) => {
      const place = { server_id: 's1', role_id: 'r1', product_id: 'gems', client_id: '7' };
      const game = { game_name: 'Game', gp_id: 'g7', domain_area: 'universal' };
      const replenishment = {
        user_name: 'a***e',
        amount: 4.99,
        currency_code: 'USD',
        valid_time: 60,
      };
      return id === 'link'
        ? done({ ...place, ...game, ...replenishment })
        : refused(Code.replenishError);
    },
  };
}

/** The names of the calls that the fake back end serves. */
export const servedCalls: readonly string[] = Object.keys(handlersOf([]));

const kindsWithEffects = ['create', 'card', 'claim'];

function isFromPlayer(headers: Readonly<Record<string, string>>): boolean {
  const isPrefetch = [headers['purpose'], headers['sec-purpose']].includes('prefetch');
  return !isPrefetch && headers['sec-fetch-mode'] === 'cors';
}

/** The user of a token that is valid for a game; empty for any other token. */
function userOfToken(token: string, clientId: string): string {
  const [user = '', product] = token.split('@');
  return product !== undefined && products.get(clientId) === product ? user : '';
}

/** Creates a back end in memory that keeps every rule of the suite. */
export function createFakeBackEnd(): Send {
  const handlers = handlersOf([]);
  const served: readonly Call[] = Object.values(calls).filter(({ name }) => name in handlers);

  function answer(url: URL, headers: Readonly<Record<string, string>>): Answer {
    const call = served.find((one) => one.path === url.pathname);
    const handler = handlers[call?.name ?? ''];
    if (call === undefined || handler === undefined) return refused(Code.notFound);
    // The first of repeated parameters counts.
    const query: Query = Object.fromEntries([...url.searchParams].reverse());
    const clientId = query['client_id'] ?? [...products.keys()][0] ?? '';
    const user = userOfToken(query['oauth_token'] ?? '', clientId);
    if (call.audience === 'player' && user === '') return refused(Code.notLoggedIn);
    if (kindsWithEffects.includes(call.kind) && !isFromPlayer(headers))
      return refused(Code.malformedRequest);
    const read = v.safeParse(call.params, query);
    if (read.success) return handler(query, user);
    return refused(Code.malformedRequest, { parameter: read.issues[0].path?.[0].key });
  }

  function respond({ url, headers }: Outgoing): Incoming {
    const { code, content } = answer(new URL(url), headers);
    return {
      status: 200,
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Date',
        date: 'Sun, 22 Nov 2026 10:00:00 GMT',
      },
      body: JSON.stringify({ code, msg: code === Code.success ? '' : 'No.', content }),
    };
  }

  return async (request) => Promise.resolve(respond(request));
}
