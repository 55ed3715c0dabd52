// What every example needs of the back end: sign-in, the ways to pay, an order, and how an order is read. It runs in the
// browser, against the sandbox of `npm start`. A real shop signs its players in, and lets them choose what to buy.
import { calls, obfuscateCredential, readAnswer } from '@shop/contract';

const api = 'http://api.localhost:4000';

/** Hosts that a payment may lead to, besides those of the providers. */
export const linkHosts = ['pay.localhost', 'cards.localhost'];

const jade = {
  account: ['formosa-player', 'play-formosa'],
  role: { client_id: '530001', server_id: 's1', role_id: '53000111' },
};

/**
 * A player and an item of the sandbox. The first game has card fields; `?game=jade`, the second, takes prepaid cards, and
 * exchanges them: `?game=jade-exchange` sells what a card is worth, which has no price and no ways to pay.
 */
const games = {
  starfall: {
    account: ['nova-player', 'play-nova'],
    item: { name: '300 Starlight', price: 4.99, currency: 'USD' },
    role: { client_id: '510001', areaId: 'am', server_id: 's1', role_id: '51000111' },
    goods: { domain_area: 'universal', product_id: '510001-gems-300' },
  },
  jade: {
    ...jade,
    item: { name: '60 靈玉', price: 33, currency: 'TWD' },
    goods: { domain_area: 'twhk', product_id: '530001-gems-60' },
  },
  'jade-exchange': { ...jade, item: { name: '點數卡兌換' }, goods: null },
};

const chosenGame = () => games[new URLSearchParams(location.search).get('game')] ?? games.starfall;

/** The token of the sign-in: in memory only, where no later visitor of this browser finds it. */
let signedIn = {};

/** Asks the back end; `lost` if there was no answer that can be read, though the back end may have done its work. */
async function ask(call, params) {
  const query = new URLSearchParams({ ...params, ...signedIn, spec_lang: 'en' });
  try {
    const answer = await fetch(`${api}${call.path}?${query}`, {
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
      signal: AbortSignal.timeout(10_000),
    });
    return answer.ok ? readAnswer(call, await answer.json()) : { kind: 'lost' };
  } catch {
    return { kind: 'lost' };
  }
}

/** As {@link ask}, for what the page cannot do without; the message of the error is for the player. */
async function need(call, params) {
  const answer = await ask(call, params);
  if (answer.kind === 'content') return answer.content;
  throw new Error(answer.msg ?? 'The shop could not be opened. Reload the page.');
}

/** Signs in, and resolves to what is sold, to whom and how. */
export async function openShop() {
  const { account, item, role, goods } = chosenGame();
  const [username, password] = account.map((text) => obfuscateCredential(text, () => '0a1'));
  const { client_id } = role;
  const { suid: player, oauth_token } = await need(calls.login, { client_id, username, password });
  signedIn = { oauth_token };
  const platform = 'web';
  const sale = { player, language: 'en', platform, item };
  if (goods === null) return { ...sale, channels: null, order: { platform, ...role } };
  const channels = await need(calls.channelList, { client_id, platform, ...goods });
  const device = localStorage.getItem('device') ?? crypto.randomUUID();
  localStorage.setItem('device', device);
  const visit = {
    did: device,
    session_id: device,
    session_time: Math.round(performance.timeOrigin),
  };
  const about = { game_channel_id: '1', bcp47_lang: 'en', traffic_source: 'other' };
  const price = { expected_price: item.price, expected_currency: item.currency };
  const order = { platform, ...role, ...goods, ...visit, ...about, ...price };
  return { ...sale, channels, order };
}

/** Everything without a clear answer is `unknown`, never a failure: there may be an order. */
export async function createOrder(name, params) {
  const answer = await ask(calls[name], params);
  if (answer.kind === 'refused') return answer;
  if (answer.kind !== 'content') return { kind: 'unknown' };
  const { billing_no, url, status } = answer.content;
  return { kind: 'created', billing_no, url, repeated: status === 10 };
}

/** Exchanges a prepaid card; an order comes of it as of a purchase. */
export const redeemCard = (params) => createOrder('cardPay', params);

/** Resolves to what a prepaid card is worth. */
export async function checkCard(card_info) {
  const { client_id } = chosenGame().role;
  const answer = await ask(calls.cardInfo, { client_id, card_info });
  if (answer.kind === 'content') return { kind: 'worth', worth: answer.content };
  return answer.kind === 'refused' ? answer : { kind: 'unknown' };
}

/** Resolves to the order, or to null if there is no answer about it. */
export async function readOrder(billing_no, mode) {
  const params = { billing_no, ...(mode === 'simple' && { simple: '1' }) };
  return (await ask(calls.orderInfo, params)).content ?? null;
}
