import { calls } from '@shop/contract';
import { request } from './api.js';

/** Result code 10: the order is an earlier one with the same key. */
const repeat = 10;

/**
 * Reads what a call that makes an order has answered. Anything but a clear order or refusal is `unknown`, never a failure: an
 * order may exist.
 *
 * @param {import('@shop/contract').Answer<import('@shop/contract').ContentOf<typeof calls.cardPay>> | { kind: 'lost' }} answer
 * @returns {import('@shop/payments').OrderAnswer}
 */
function orderAnswer(answer) {
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
}

/**
 * Creates orders.
 *
 * @param {string} api origin
 * @returns {import('@shop/payments').CreateOrder}
 */
export function createOrderAt(api) {
  return async (name, params) => orderAnswer(await request(calls[name], params, api));
}

/**
 * Exchanges prepaid cards.
 *
 * @param {string} api origin
 * @returns {import('@shop/payments/cards').RedeemCard}
 */
export function redeemCardAt(api) {
  return async (params) => orderAnswer(await request(calls.cardPay, params, api));
}

/**
 * Reads an order; null if there is no answer about it.
 *
 * @typedef {import('@shop/contract').ContentOf<typeof calls.orderInfo>} OrderInfo
 * @param {string} api origin
 * @returns {(billingNo: string, mode: 'simple' | 'full') => Promise<OrderInfo | null>}
 */
export function readOrderAt(api) {
  return async (billing_no, mode) => {
    const params = { billing_no, ...(mode === 'simple' && { simple: '1' }) };
    const answer = await request(calls.orderInfo, params, api);
    return answer.kind === 'content' ? answer.content : null;
  };
}
