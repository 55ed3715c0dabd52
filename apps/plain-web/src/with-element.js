import '@shop/payment-element';
import { calls, obfuscateCredential } from '@shop/contract';
import { keepToken, request } from './api.js';
import { createOrderAt, readOrderAt } from './back-end.js';
import { deviceId } from './device.js';
import { hostOf, item as nova } from './shop.js';

const api = hostOf('api');
const gems = /** @type {const} */ ({ ...nova, account: 'nova' });
/** An item of a game where prepaid cards are entered in the shop. */
const cardItem = /** @type {const} */ ({
  client_id: '530001',
  domain_area: 'twhk',
  server_id: 's1',
  role_id: '53000111',
  product_id: '530001-gems-300',
  name: '300 靈玉',
  price: 170,
  currency: 'TWD',
  account: 'formosa',
});
const query = new URLSearchParams(location.search);
document.documentElement.lang = query.get('lang') ?? 'en';
// A page has one item to sell; this one is told which, so that each way to pay can be tried.
const item = query.get('item') === 'card' ? cardItem : gems;
const { name, price, currency, account, ...goods } = item;
const { client_id, domain_area, product_id } = item;

/** @param {string} text */
const hidden = (text) =>
  obfuscateCredential(text, (digits) => crypto.randomUUID().slice(0, digits));

/** @param {string} cardInfo @returns {Promise<import('@shop/payments/cards').CardCheck>} */
async function checkCard(cardInfo) {
  const answer = await request(calls.cardInfo, { client_id, card_info: cardInfo }, api);
  if (answer.kind === 'content') return { kind: 'worth', worth: answer.content };
  return answer.kind === 'refused' ? answer : { kind: 'unknown' };
}

async function sell() {
  const signIn = {
    username: hidden(`${account}-player`),
    password: hidden(`play-${account}`),
  };
  const player = await request(calls.login, { client_id, ...signIn }, api);
  if (player.kind !== 'content') throw new Error('The test player cannot sign in.');
  keepToken(player.content.oauth_token);
  const params = { client_id, product_id, domain_area, platform: 'web' };
  const channels = await request(calls.channelList, params, api);
  const payment = document.querySelector('shop-payment');
  if (payment === null || channels.kind !== 'content') return;
  payment.setup = {
    player: player.content.suid,
    channels: channels.content,
    item: { name, price, currency },
    order: {
      ...{ ...goods, platform: 'web', game_channel_id: '1', bcp47_lang: 'en' },
      ...{ did: deviceId(), session_id: deviceId(), traffic_source: 'other' },
      session_time: Math.round(performance.timeOrigin),
      ...{ expected_price: price, expected_currency: currency },
    },
    createOrder: createOrderAt(api),
    readOrder: readOrderAt(api),
    checkCard,
    linkHosts: ['pay.localhost', 'cards.localhost'],
  };
}

void sell();
