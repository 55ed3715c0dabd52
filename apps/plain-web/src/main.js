import { calls, obfuscateCredential } from '@shop/contract';
import { createLauncher, formatMoney, listChannels, openPayWindow } from '@shop/payments';
import { keepToken, request } from './api.js';
import { renderChannels } from './channel-list.js';
import { createOrderAt } from './create-order.js';
import { deviceId } from './device.js';
import { forgetIntent, keyFor } from './intent.js';
import { element } from './page.js';
import { presentersIn } from './presenters.js';
import { resultText } from './result-text.js';
import { hostOf, item } from './shop.js';
import { addPayLink, showOrder, showStatus } from './status.js';
import { watchOrder } from './watch-order.js';

const api = hostOf('api');
const buy = element('buy', HTMLButtonElement);
const signIn = element('sign-in', HTMLFormElement);
const { client_id, domain_area, product_id, areaId, server_id, role_id, price, currency } = item;

const launcher = createLauncher({
  createOrder: createOrderAt(api),
  openWindow: () => openPayWindow(window),
  linkHosts: ['pay.localhost', 'cards.localhost'],
  presenters: presentersIn(element('card', HTMLDialogElement)),
});

/** @type {{ id: import('@shop/payments').ChannelId, region: string } | null} */
let chosen = null;

/** Refusals before the key is read. They do not settle an earlier attempt. */
const beforeKey = [-600, -4040, -4290, -5000];

/** @param {string} region @returns {import('@shop/payments').Order} */
function orderIn(region) {
  const purchase = JSON.stringify([product_id, role_id, chosen]);
  return {
    ...{ client_id, domain_area, product_id, areaId, server_id, role_id },
    platform: 'web',
    game_channel_id: '1',
    bcp47_lang: 'en',
    country: region,
    did: deviceId(),
    session_id: deviceId(),
    session_time: Math.round(performance.timeOrigin),
    traffic_source: 'other',
    expected_price: price,
    expected_currency: currency,
    idempotency_key: keyFor(purchase),
  };
}

/** @param {string} billingNo */
async function follow(billingNo) {
  const status = await watchOrder(billingNo, api);
  if (status === 'still-pending') {
    showStatus(`Order ${billingNo} is still being checked. You need not pay again.`, 'wait');
    return;
  }
  forgetIntent();
  const answer = await request(calls.orderInfo, { billing_no: billingNo }, api);
  if (answer.kind === 'content') showOrder(answer.content);
  else showStatus(`Order ${billingNo}: ${status}`, status);
}

/** @param {import('@shop/payments').LaunchResult} result */
function show(result) {
  showStatus(resultText(result), result.kind);
  buy.textContent = result.kind === 'unknown' ? 'Ask again' : 'Buy';
  switch (result.kind) {
    case 'redirect':
      addPayLink(result);
      return follow(result.billingNo);
    case 'pending':
      return follow(result.billingNo);
    case 'refused':
      if (result.reason === 'answer' && !beforeKey.includes(result.code)) forgetIntent();
      return undefined;
    case 'cancelled':
    case 'unknown':
    case 'load-failed':
      return undefined;
  }
}

buy.addEventListener('click', () => {
  if (chosen === null) return;
  // Launches first in the click handler; otherwise the browser blocks the payment window.
  const launched = launcher.launch(chosen.id, orderIn(chosen.region));
  buy.disabled = true;
  showStatus('One moment …', 'wait');
  void launched.then((result) => {
    buy.disabled = false;
    void show(result);
  });
});

async function listChannelsOfItem() {
  const params = { client_id, product_id, platform: 'web', domain_area };
  const answer = await request(calls.channelList, params, api);
  if (answer.kind !== 'content') {
    showStatus('The ways to pay could not be loaded. Please reload the page.', 'refused');
    return;
  }
  const regions = listChannels(answer.content, { price, platform: 'web' });
  renderChannels(element('channels', HTMLElement), regions, (id, region) => {
    chosen = { id: { payway_id: id.payway_id, channel_id: id.channel_id }, region };
    buy.disabled = false;
  });
}

/** @param {number} digits */
function randomHex(digits) {
  return crypto.randomUUID().slice(0, digits);
}

signIn.addEventListener('submit', (event) => {
  event.preventDefault();
  const typed = new FormData(signIn);
  const obfuscated = (/** @type {string} */ name) =>
    obfuscateCredential(String(typed.get(name)), randomHex);
  const player = { client_id, username: obfuscated('username'), password: obfuscated('password') };
  void request(calls.login, player, api).then((answer) => {
    if (answer.kind !== 'content') {
      showStatus(
        answer.kind === 'refused' ? answer.msg : 'Please try again in a moment.',
        'refused',
      );
      return;
    }
    keepToken(answer.content.oauth_token);
    signIn.hidden = true;
    element('shop', HTMLElement).hidden = false;
    element('price', HTMLElement).textContent = formatMoney(price, currency);
    showStatus(`Signed in as ${answer.content.username}. Choose a way to pay.`, 'signed-in');
    void listChannelsOfItem();
  });
});
