import { calls, obfuscateCredential } from '@shop/contract';
import { createLauncher, formatMoney, listChannels } from '@shop/payments';
import { ask, keepToken } from './api.js';
import { drawChannels } from './channel-list.js';
import { createOrderAt } from './create-order.js';
import { deviceId } from './device.js';
import { forgetIntent, keyFor } from './intent.js';
import { element } from './page.js';
import { presentersIn } from './presenters.js';
import { resultText } from './result-text.js';
import { say, sayPaid, sayPayAt } from './say.js';
import { hostOf, item } from './shop.js';
import { watchOrder } from './watch-order.js';

const api = hostOf('api');
const buy = element('buy', HTMLButtonElement);
const signIn = element('sign-in', HTMLFormElement);
const { client_id, domain_area, product_id, areaId, server_id, role_id, price, currency } = item;

const launcher = createLauncher({
  createOrder: createOrderAt(api),
  openWindow: () => window.open('', '_blank'),
  linkHosts: ['pay.localhost', 'cards.localhost'],
  presenters: presentersIn(element('card', HTMLDialogElement)),
});

/** @type {{ id: import('@shop/payments').ChannelId, region: string } | null} */
let chosen = null;

/** Refusals that are given before the key is looked at say nothing about an earlier attempt. */
const beforeKey = [-600, -4040, -4290, -5000];

/** @param {string} region @returns {import('@shop/payments').Order} */
function orderIn(region) {
  const wish = JSON.stringify([product_id, role_id, chosen]);
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
    idempotency_key: keyFor(wish),
  };
}

/** @param {string} billingNo */
async function follow(billingNo) {
  const status = await watchOrder(billingNo, api);
  if (status === 'still-pending') {
    say(`Order ${billingNo} is still being checked. You need not pay again.`, 'wait');
    return;
  }
  forgetIntent();
  const answer = await ask(calls.orderInfo, { billing_no: billingNo }, api);
  if (answer.kind === 'content') sayPaid(answer.content);
  else say(`Order ${billingNo}: ${status}`, status);
}

/** @param {import('@shop/payments').LaunchResult} result */
function show(result) {
  say(resultText(result), result.kind);
  buy.textContent = result.kind === 'unknown' ? 'Ask again' : 'Buy';
  switch (result.kind) {
    case 'redirect':
      sayPayAt(result.link);
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
  // First thing in the click, so that the browser lets the payment window open.
  const launched = launcher.launch(chosen.id, orderIn(chosen.region));
  buy.disabled = true;
  say('One moment …', 'wait');
  void launched.then((result) => {
    buy.disabled = false;
    void show(result);
  });
});

async function listWaysToPay() {
  const params = { client_id, product_id, platform: 'web', domain_area };
  const answer = await ask(calls.channelList, params, api);
  if (answer.kind !== 'content') {
    say('The ways to pay could not be read. Please reload the page.', 'refused');
    return;
  }
  const regions = listChannels(answer.content, { price, platform: 'web' });
  drawChannels(element('channels', HTMLElement), regions, (id, region) => {
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
  const hidden = (/** @type {string} */ name) =>
    obfuscateCredential(String(typed.get(name)), randomHex);
  const player = { client_id, username: hidden('username'), password: hidden('password') };
  void ask(calls.login, player, api).then((answer) => {
    if (answer.kind !== 'content') {
      say(answer.kind === 'refused' ? answer.msg : 'Please try again in a moment.', 'refused');
      return;
    }
    keepToken(answer.content.oauth_token);
    signIn.hidden = true;
    element('shop', HTMLElement).hidden = false;
    element('price', HTMLElement).textContent = formatMoney(price, currency);
    say(`Signed in as ${answer.content.username}. Choose a way to pay.`, 'signed-in');
    void listWaysToPay();
  });
});
