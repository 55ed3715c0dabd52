import { calls } from '@shop/contract';
import { ask } from './api.js';

/** Result code 10: the order is an earlier one with the same key. */
const repeat = 10;

/**
 * The page's own way to the back end, as the launcher wants it. What is not clearly an order or a
 * refusal is `unknown`, never a failure: there may be an order.
 *
 * @param {string} api origin
 * @returns {import('@shop/payments').CreateOrder}
 */
export function createOrderAt(api) {
  return async (name, params) => {
    const answer = await ask(calls[name], params, api);
    switch (answer.kind) {
      case 'content': {
        const { billing_no, url, status } = answer.content;
        return { kind: 'created', billing_no, url, repeated: status === repeat };
      }
      case 'refused':
        return answer;
      default:
        return { kind: 'unknown' };
    }
  };
}
