import { calls, obfuscateCredential } from '@shop/contract';
import { formatMoney, listChannels } from '@shop/payments';
import { checkoutBrowser, createCheckout } from '@shop/payments/checkout';
import { keepToken, request } from './api.js';
import { createOrderAt, readOrderAt } from './back-end.js';
import { renderChannels } from './channel-list.js';
import { deviceId } from './device.js';
import { element } from './page.js';
import { presentersIn } from './presenters.js';
import { hostOf, item } from './shop.js';
import { showPurchase, showStatus } from './status.js';

const api = hostOf('api');
const buy = element('buy', HTMLButtonElement);
const signIn = element('sign-in', HTMLFormElement);
const { client_id, domain_area, product_id, areaId, server_id, role_id, price, currency } = item;

/** @type {{ id: import('@shop/payments').ChannelId, region: string } | null} */
let chosen = null;

/** @param {string} region @returns {import('@shop/payments/checkout').CheckoutOrder} */
function orderIn(region) {
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
  };
}

/** @param {string} player */
function sellTo(player) {
  const checkout = createCheckout({
    createOrder: createOrderAt(api),
    readOrder: readOrderAt(api),
    browser: checkoutBrowser(window),
    player,
    linkHosts: ['pay.localhost', 'cards.localhost'],
    presenters: presentersIn(element('card', HTMLDialogElement)),
  });
  const show = () => {
    buy.disabled = chosen === null || checkout.current().status === 'sent';
    showPurchase(checkout);
  };
  checkout.subscribe(show);
  show();
  buy.addEventListener('click', () => {
    const { name } = item;
    if (chosen !== null)
      void checkout.buy(chosen.id, orderIn(chosen.region), { name, price, currency });
  });
}

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
    sellTo(answer.content.suid);
    void listChannelsOfItem();
  });
});
