import { calls, obfuscateCredential } from '@shop/contract';
import { createLauncher, formatMoney, listChannels, openPayWindow } from '@shop/payments';
import { answered } from '@shop/payments/purchase';
import { keepToken, request } from './api.js';
import { renderChannels } from './channel-list.js';
import { createOrderAt } from './create-order.js';
import { deviceId } from './device.js';
import { followOrder } from './follow-order.js';
import { element } from './page.js';
import { presentersIn } from './presenters.js';
import { purchases } from './purchases.js';
import { resultText } from './result-text.js';
import { hostOf, item } from './shop.js';
import { addPayLink, showStatus } from './status.js';

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

/** @param {string} region @param {string} key @returns {import('@shop/payments').Order} */
function orderIn(region, key) {
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
    idempotency_key: key,
  };
}

/** @param {import('@shop/payments').LaunchResult} result */
function show(result) {
  showStatus(resultText(result), result.kind);
  buy.textContent = result.kind === 'unknown' ? 'Ask again' : 'Buy';
  switch (result.kind) {
    case 'redirect':
      addPayLink(result);
      followOrder(result.billingNo, api);
      return;
    case 'pending':
      followOrder(result.billingNo, api);
      return;
    case 'refused':
    case 'cancelled':
    case 'unknown':
    case 'load-failed':
  }
}

buy.addEventListener('click', () => {
  if (chosen === null) return;
  // Stored before it is sent, so that a second press, a lost answer and a reload all end at the same order.
  const id = JSON.stringify([product_id, role_id, chosen]);
  const [sent] = purchases.press(id, () => ({}));
  // Launches in the click, with nothing awaited before; otherwise the browser blocks the payment window.
  const launched = launcher.launch(chosen.id, orderIn(chosen.region, sent.key));
  buy.disabled = true;
  showStatus('One moment …', 'wait');
  void launched.then((result) => {
    buy.disabled = false;
    const { state, told } = answered(sent, result);
    purchases.settle(id, state);
    show(told);
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
