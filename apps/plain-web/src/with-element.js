import '@shop/payment-element';
import { calls, obfuscateCredential } from '@shop/contract';
import { keepToken, request } from './api.js';
import { createOrderAt, readOrderAt, redeemCardAt } from './back-end.js';
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
const isExchange = query.get('item') === 'exchange';
const item = isExchange || query.get('item') === 'card' ? cardItem : gems;
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

/**
 * Returns what is sold to a player: goods with a price, on one of the channels, or what a prepaid card is worth.
 *
 * @param {string} player
 * @returns {Promise<import('@shop/payment-element').PaymentSetup | null>} null if the channels have not come
 */
async function setupFor(player) {
  const sale = {
    ...{ player, checkCard },
    ...{
      createOrder: createOrderAt(api),
      redeemCard: redeemCardAt(api),
      readOrder: readOrderAt(api),
    },
    linkHosts: ['pay.localhost', 'cards.localhost'],
  };
  const { server_id, role_id } = item;
  const platform = /** @type {const} */ ('web');
  if (isExchange) {
    const order = { client_id, server_id, role_id, platform };
    return { ...sale, channels: null, item: { name: '點數卡兌換' }, order };
  }
  const channels = await request(
    calls.channelList,
    { client_id, product_id, domain_area, platform },
    api,
  );
  if (channels.kind !== 'content') return null;
  return {
    ...sale,
    channels: channels.content,
    item: { name, price, currency },
    order: {
      ...{ ...goods, platform, game_channel_id: '1', bcp47_lang: 'en' },
      ...{ did: deviceId(), session_id: deviceId(), traffic_source: 'other' },
      session_time: Math.round(performance.timeOrigin),
      ...{ expected_price: price, expected_currency: currency },
    },
  };
}

async function sell() {
  const signIn = {
    username: hidden(`${account}-player`),
    password: hidden(`play-${account}`),
  };
  const player = await request(calls.login, { client_id, ...signIn }, api);
  if (player.kind !== 'content') throw new Error('The test player cannot sign in.');
  keepToken(player.content.oauth_token);
  const payment = document.querySelector('shop-payment');
  const title = document.querySelector('h2');
  const setup = await setupFor(player.content.suid);
  if (payment === null || title === null || setup === null) return;
  title.textContent = setup.item.name;
  payment.setup = setup;
}

void sell();
