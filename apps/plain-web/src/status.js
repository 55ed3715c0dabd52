import { formatMoney } from '@shop/payments';
import { element } from './page.js';

/**
 * Replaces the status that the player sees.
 *
 * @param {string} text
 * @param {string} kind of the status, for its style
 */
export function showStatus(text, kind) {
  const line = document.createElement('p');
  line.textContent = text;
  const place = element('state', HTMLElement);
  place.dataset['kind'] = kind;
  place.replaceChildren(line);
  // The pressed button may be far below.
  place.scrollIntoView({ block: 'nearest' });
}

/**
 * Adds a link to the payment to the status, in case its window was blocked or closed. A browser that has opened no
 * window follows the link in this tab.
 *
 * @param {import('@shop/payments').Redirected} result
 */
export function addPayLink({ link, isOpen }) {
  const anchor = document.createElement('a');
  Object.assign(anchor, { href: link, rel: 'noopener noreferrer' });
  if (isOpen) anchor.target = '_blank';
  anchor.textContent = 'Go to pay';
  element('state', HTMLElement).append(anchor);
}

/**
 * Shows the outcome of an order with its details.
 *
 * @param {import('@shop/contract').ContentOf<typeof import('@shop/contract').calls.orderInfo>} order
 */
export function showOrder(order) {
  const isPaid = order.status === 'success';
  showStatus(
    isPaid ? 'Payment complete' : 'The payment failed. Nothing was delivered.',
    order.status,
  );
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
  element('state', HTMLElement).append(list);
}
