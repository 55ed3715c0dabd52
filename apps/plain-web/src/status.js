import { formatMoney } from '@shop/payments';
import { element } from './page.js';

/**
 * Tells the player how things stand; whatever stood there goes.
 *
 * @param {string} text
 * @param {string} kind of the state, for the look of it
 */
export function say(text, kind) {
  const line = document.createElement('p');
  line.textContent = text;
  const place = element('state', HTMLElement);
  place.dataset['kind'] = kind;
  place.replaceChildren(line);
  // The button that was pressed may be far below.
  place.scrollIntoView({ block: 'nearest' });
}

/**
 * Adds the link to the payment, for whom its window did not open or was closed.
 *
 * @param {import('@shop/payments').PayLink} link
 */
export function sayPayAt(link) {
  const anchor = document.createElement('a');
  Object.assign(anchor, { href: link, target: '_blank', rel: 'noopener noreferrer' });
  anchor.textContent = 'Go to pay';
  element('state', HTMLElement).append(anchor);
}

/**
 * Says how an order ended, and who got what.
 *
 * @param {import('@shop/contract').ContentOf<typeof import('@shop/contract').calls.orderInfo>} order
 */
export function sayPaid(order) {
  const isPaid = order.status === 'success';
  say(isPaid ? 'Payment complete' : 'The payment failed. Nothing was delivered.', order.status);
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
