import { calls } from '@shop/contract';
import { request } from './api.js';

/** Result code 10: the order is an earlier one with the same key. */
const repeat = 10;

/**
 * Creates orders for the launcher. Anything but a clear order or refusal is `unknown`, never a
 * failure: an order may exist.
 *
 * @param {string} api origin
 * @returns {import('@shop/payments').CreateOrder}
 */
export function createOrderAt(api) {
  return async (name, params) => {
    const answer = await request(calls[name], params, api);
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
