import { formatMoney } from '@shop/payments';
import { element } from './page.js';
import { stateText } from './state-text.js';

/** @typedef {import('./back-end.js').OrderInfo} OrderInfo */

/**
 * Replaces the status that the player sees.
 *
 * @param {string} text
 * @param {string} kind of the status, for its style
 * @param {...Element} more below the text
 */
export function showStatus(text, kind, ...more) {
  const line = document.createElement('p');
  line.textContent = text;
  const place = element('state', HTMLElement);
  place.dataset['kind'] = kind;
  place.replaceChildren(line, ...more);
  // The pressed button may be far below.
  place.scrollIntoView({ block: 'nearest' });
}

/**
 * Shows how far a purchase has come.
 *
 * @param {import('@shop/payments/checkout').Checkout<OrderInfo>} checkout
 */
export function showPurchase(checkout) {
  const state = checkout.current();
  showStatus(stateText(state), state.status, ...actionsOf(state, checkout));
}

/**
 * @param {import('@shop/payments/checkout').CheckoutState<OrderInfo>} state
 * @param {import('@shop/payments/checkout').Checkout<OrderInfo>} checkout
 * @returns {readonly Element[]}
 */
function actionsOf(state, checkout) {
  switch (state.status) {
    case 'chosen':
    case 'sent':
      return [];
    case 'unknown':
      return [button('Ask again', () => void checkout.askAgain())];
    case 'refused': {
      const link = state.unpaid?.link ?? null;
      return link === null ? [] : [payLink(link, false)];
    }
    case 'placed': {
      const { link, isOpen, isOver } = state;
      const check = isOver ? [button('Check now', checkout.checkNow)] : [];
      return link === null ? check : [payLink(link, isOpen), ...check];
    }
    case 'success':
    case 'fail':
    case 'cancelled':
    case 'expired':
      return state.order === null ? [] : [factsOf(state.order)];
  }
}

/** @param {string} text @param {() => void} onPress */
function button(text, onPress) {
  const found = document.createElement('button');
  found.type = 'button';
  found.textContent = text;
  found.addEventListener('click', onPress);
  return found;
}

/**
 * Returns a link to a payment, in case its window was blocked or closed. A browser that has opened no window follows it
 * in this tab.
 *
 * @param {string} href
 * @param {boolean} isOpen
 */
function payLink(href, isOpen) {
  const anchor = document.createElement('a');
  Object.assign(anchor, { href, rel: 'noopener noreferrer', textContent: 'Go to pay' });
  if (isOpen) anchor.target = '_blank';
  return anchor;
}

/** @param {OrderInfo} order */
function factsOf(order) {
  const facts = [
    ['For', `${order.role_name}, ${order.game_server_name}, ${order.game_name}`],
    ['Account', order.user_name],
    ['Goods', order.product_name],
    ['Price', order.price === null ? '' : formatMoney(order.price, order.currency)],
    ['Order', order.billing_no],
  ];
  const list = document.createElement('dl');
  list.append(
    ...facts.flatMap(([name = '', value = '']) => {
      const [term, fact] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = name;
      fact.textContent = value;
      return [term, fact];
    }),
  );
  return list;
}
