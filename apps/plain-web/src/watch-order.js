import { calls } from '@shop/contract';
import { request } from './api.js';

const firstPauseMs = 2_000;
const maxPauseMs = 30_000;
const timeoutMs = 10 * 60 * 1000;

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    // Checks at once when the player comes back from the payment.
    window.addEventListener('focus', resolve, { once: true });
  });
}

/**
 * Polls an order until it is paid or has failed, with growing pauses. A closed window or a failed
 * request does not end it, since the payment may still succeed.
 *
 * @param {string} billingNo
 * @param {string} api origin
 * @returns {Promise<'success' | 'fail' | 'still-pending'>}
 */
export async function watchOrder(billingNo, api) {
  const startedAt = Date.now();
  for (
    let pauseMs = firstPauseMs;
    Date.now() - startedAt < timeoutMs;
    pauseMs = Math.min(pauseMs * 1.5, maxPauseMs)
  ) {
    await pause(pauseMs);
    const answer = await request(calls.orderInfo, { billing_no: billingNo, simple: '1' }, api);
    if (answer.kind === 'content' && answer.content.status !== 'pending')
      return answer.content.status;
  }
  return 'still-pending';
}
