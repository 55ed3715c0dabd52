import { checkoutBrowser, createCheckout } from '@shop/payments/checkout';
import { presenters, textOf, titleOf, waysToPay } from '../payment-view.js';
import { createOrder, linkHosts, openShop, readOrder, redeemCard } from '../shop.js';

const find = (id) => document.getElementById(id);

function sell(shop) {
  const calls = { createOrder, redeemCard, readOrder, linkHosts };
  const browser = checkoutBrowser(window);
  const checkout = createCheckout({ player: shop.player, browser, presenters, ...calls });
  find('title').textContent = titleOf(shop);
  find('ask').onclick = checkout.askAgain;
  find('check').onclick = checkout.checkNow;
  const buttons = waysToPay(shop).map(({ title, press }) => {
    const onclick = () => press(checkout);
    return Object.assign(document.createElement('button'), { textContent: title, onclick });
  });
  find('ways').replaceChildren(...buttons);
  const show = () => {
    const state = checkout.current();
    const href = state.link ?? state.unpaid?.link ?? '';
    find('state').textContent = textOf(state);
    const target = state.isOpen ? '_blank' : '';
    Object.assign(find('pay'), { href, target, hidden: href === '' });
    find('ask').hidden = state.status !== 'unknown';
    find('check').hidden = !state.isOver;
    for (const button of buttons) button.disabled = state.status === 'sent';
  };
  checkout.subscribe(show);
  show();
}

openShop().then(sell, ({ message }) => (find('state').textContent = message));
