import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { loadBundle } from '../bundle.mjs';
import { hashOf } from './facts.mjs';
import { below, pick, shuffle } from './random.mjs';

const { obfuscateCredential, packCardInfo } = await loadBundle(
  `export { obfuscateCredential, packCardInfo } from '@shop/contract'`,
  import.meta.dirname,
);

/** The games of the workload. */
const games = {
  starfall: { client_id: '510001', gpId: 'starfall' },
  moonlit: { client_id: '510031', gpId: 'moonlit-garden' },
};
/** The server on which all roles are. */
const server_id = 's1';
const gems = [
  { id: 'gems-300', price: '4.99' },
  { id: 'gems-680', price: '9.99' },
  { id: 'gems-1280', price: '19.99' },
  { id: 'gems-3280', price: '49.99' },
];
const roleCount = 4;
const cardCount = 24;
/** Enough for the third level, which offers all kinds of coupons. */
const openingPoints = 620;

/** The fields of a purchase by PayPal that are always the same. */
export const purchase = {
  ...{ client_id: games.starfall.client_id, server_id, areaId: 'am' },
  ...{ platform: 'web', domain_area: 'universal', game_channel_id: '1', country: 'GLOBAL' },
  ...{ bcp47_lang: 'en', did: '6f1f6f0e-6a3c-4a53-9d2e-1d1f5b1b1a11', session_id: 'a-visit' },
  ...{ session_time: '1795252881000', traffic_source: 'other' },
};
const paypalId = '10201';

/** Refusals after which the same key is sent again: signed out, too busy, an error of the server. */
const unsettled = new Set([-600, -4290, -5000]);
const unpaidOrder = -3060;
const notLoggedIn = -600;

const newCard = () => ({
  number: Array.from({ length: 16 }, () => below(10)).join(''),
  password: randomUUID().slice(0, 8).toUpperCase(),
});

/** Creates accounts with roles in every game, and prepaid cards that all of them know. */
export async function createAccounts(client, count) {
  const accounts = Array.from({ length: count }, (_, index) => ({
    id: `torture-${index + 1}`,
    roles: Array.from({ length: roleCount }, (_role, turn) => `torture-${index + 1}-${turn + 1}`),
  }));
  for (const { id, roles } of accounts) {
    await client.query(
      `insert into users (id, brand, username, password_hash, is_real_name_verified)
       select $1, brand, $1, password_hash, true from users where id = 'nova-player'`,
      [id],
    );
    await client.query('insert into opening_points (user_id, gp_id, points) values ($1, $2, $3)', [
      ...[id, games.starfall.gpId, openingPoints],
    ]);
    await client.query(
      `insert into roles (user_id, client_id, server_id, role_id, name, level)
       select $1, client_id, $2, role, role, 1 from unnest($3::text[]) client_id, unnest($4::text[]) role`,
      [id, server_id, Object.values(games).map(({ client_id }) => client_id), roles],
    );
  }
  const cards = Array.from({ length: cardCount }, newCard);
  for (const { number, password } of cards)
    await client.query(
      `insert into prepaid_cards (number_hash, last_digits, salt, password_hash, brand, gp_ids,
         currency, value_minor, gems, extra_gems, state)
       values ($1, 'tort', 'salt', $2, 'nova', $3, 'USD', 499, 260, 15, 'unused')`,
      [
        hashOf(number),
        createHmac('sha256', 'salt').update(password).digest('base64url'),
        JSON.stringify([games.moonlit.gpId]),
      ],
    );
  return { accounts, cards };
}

/** Creates the way in which a player makes calls: to any instance, and signed in first. */
function createCounter({ account, history, instances }) {
  const tokens = new Map();
  const player = account.id;
  const send = (operation, path, query, sent = query) => {
    const { port } = pick(instances);
    return history.send({ operation, player, port, host: 'api.localhost', path, query, sent });
  };

  async function signIn(game) {
    const [username, password] = [account.id, 'play-nova'].map((text) =>
      obfuscateCredential(text, () => 'aaa'),
    );
    const query = { client_id: games[game].client_id, username, password };
    const { reply } = await send('sign-in', '/util/login/auth', query, {});
    const token = reply?.content?.oauth_token;
    if (token !== undefined) tokens.set(game, token);
    return token ?? '';
  }

  return {
    forgetTokens: () => tokens.clear(),
    /** Makes a call; `sent` is what the history keeps. */
    async ask(operation, game, path, query, sent = query) {
      const oauth_token = tokens.get(game) ?? (await signIn(game));
      const entry = await send(operation, path, { ...query, oauth_token }, sent);
      if (entry.reply?.code === notLoggedIn) tokens.delete(game);
      return entry;
    },
    /** Lets the provider end a payment. */
    settle: (billing_no, status) =>
      history.send({
        ...{ operation: 'settle', player, sent: { billing_no, status } },
        ...{ port: pick(instances).port, host: 'localhost' },
        path: `/sandbox/orders/${billing_no}/settle`,
        body: JSON.stringify({ status }),
        headers: { 'content-type': 'application/json' },
      }),
  };
}

/** Returns a purchase with a new key. */
function purchaseOf(role_id, { id, price }) {
  const query = {
    ...{ ...purchase, role_id, product_id: `${purchase.client_id}-${id}` },
    ...{ idempotency_key: randomUUID(), expected_price: price, expected_currency: 'USD' },
  };
  return { operation: 'buy', game: 'starfall', path: '/api/pay/paypal_pay', query, sent: query };
}

/** Returns a purchase that uses a coupon; the player was not shown what it makes of the price. */
function couponPurchase(role, code) {
  const { query, ...intent } = purchaseOf(role, pick(gems));
  const { expected_price: _price, expected_currency: _currency, ...others } = query;
  const withCoupon = { ...others, pay_id: paypalId, coupon_code: code };
  return { ...intent, query: withCoupon, sent: withCoupon };
}

/** Returns a redemption of a prepaid card with a new key. */
function redemptionOf(role_id, card) {
  const { client_id } = games.moonlit;
  const sent = { client_id, server_id, role_id, platform: 'web', idempotency_key: randomUUID() };
  return {
    ...{ operation: 'redeem', game: 'moonlit', path: '/api/pay/card_pay' },
    query: { ...sent, card_info: packCardInfo(card) },
    sent: { ...sent, number: card.number },
  };
}

/** What a player remembers of purchases and coupons. */
function createMemory() {
  const memory = {
    unanswered: new Set(),
    answered: [],
    own: new Set(),
    open: new Set(),
    coupons: new Set(),
    /** Takes note of an answer; until one settles a purchase, it is sent again with its key. */
    note(intent, { reply }) {
      if ((reply?.code ?? null) === null || unsettled.has(reply.code)) return;
      memory.unanswered.delete(intent);
      const number = reply.content?.billing_no ?? '';
      if (reply.code === 1) memory.answered.push({ intent, number });
      if (number === '' || (reply.code !== 1 && reply.code !== unpaidOrder)) return;
      memory.own.add(number);
      memory.open.add(number);
    },
  };
  return memory;
}

/** Creates a player, who buys with keys and coupons, several times at once. */
export function createPlayer({ account, cards, history, instances }) {
  const counter = createCounter({ account, history, instances });
  const memory = createMemory();
  const { unanswered, answered, own, open, coupons } = memory;
  const someRole = () => pick(account.roles);

  async function send(intent) {
    unanswered.add(intent);
    const { operation, game, path, query, sent } = intent;
    memory.note(intent, await counter.ask(operation, game, path, query, sent));
  }
  const sendAtOnce = (intents) => Promise.all(intents.map(send));
  const read = (operation, billing_no) =>
    counter.ask(operation, 'starfall', '/api/pay/getOrderInfo', { billing_no, spec_lang: 'en' });

  async function claimCoupons() {
    const { client_id } = games.starfall;
    const path = '/api/coupons/receiveCoupons';
    const { reply } = await counter.ask('claim-coupons', 'starfall', path, { client_id });
    for (const { code } of reply?.content?.coupons ?? []) coupons.add(code);
  }

  async function settleOne() {
    const number = pick([...open]);
    const ends = ['success', 'success', 'success', 'success', 'fail', 'expired', 'late-success'];
    const { reply } = await counter.settle(number, pick(ends));
    if (reply?.status === 200) open.delete(number);
  }

  /** Buys the goods of an unpaid order another way. */
  async function replaceOne() {
    const plain = answered.filter(({ intent }) => intent.query.expected_price !== undefined);
    const { intent, number } = plain.at(-1) ?? {};
    if (intent === undefined) return;
    const query = { ...intent.query, idempotency_key: randomUUID(), replaces: number };
    await send({ ...intent, query, sent: query });
  }

  async function useCouponTwice() {
    const code = pick([...coupons]);
    const roles = shuffle(account.roles).slice(0, 2);
    await sendAtOnce(roles.map((role) => couponPurchase(role, code)));
  }

  function redeemTwice() {
    const card = pick(cards);
    return sendAtOnce([redemptionOf(someRole(), card), redemptionOf(someRole(), card)]);
  }

  /** What a player does, and how often. */
  const acts = [
    [5, () => send(purchaseOf(someRole(), pick(gems)))],
    [4, () => sendAtOnce(Array(2).fill(purchaseOf(someRole(), pick(gems))))],
    [3, () => coupons.size > 0 && useCouponTwice()],
    [1, claimCoupons],
    [2, redeemTwice],
    [7, () => open.size > 0 && settleOne()],
    [2, () => own.size > 0 && read('read', pick([...own]))],
    [2, () => answered.length > 0 && send(pick(answered).intent)],
    [2, () => unanswered.size > 0 && send(pick([...unanswered]))],
    [1, replaceOne],
  ].flatMap(([weight, act]) => Array(weight).fill(act));

  return { acts, unanswered, own, claimCoupons, send, read, signOut: counter.forgetTokens };
}

/** Lets a player do one thing after the other. */
export async function play({ acts, claimCoupons }, history, isOver) {
  await claimCoupons();
  while (!isOver()) {
    await pick(acts)();
    // A player without an answer hesitates.
    await wait(below(history.entries.at(-1)?.reply === null ? 600 : 30));
  }
}

/** Sends what is not answered yet again and again. */
export async function askAgain({ unanswered, send }, history, deadline) {
  while (unanswered.size > 0 && history.now() < deadline) {
    for (const intent of unanswered) await send(intent);
    if (unanswered.size > 0) await wait(200);
  }
}

/** Reads all orders of a player, who signs in anew, since a moved clock may have ended what was there. */
export async function lookBack({ own, read, signOut }) {
  signOut();
  const rest = [...own];
  while (rest.length > 0)
    await Promise.all(rest.splice(0, 8).map((number) => read('last-read', number)));
}
