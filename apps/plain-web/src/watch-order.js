import { calls } from '@shop/contract';
import { ask } from './api.js';

const first = 2_000;
const longest = 30_000;
const giveUpAfter = 10 * 60 * 1000;

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    // Coming back from the payment is the moment to look.
    window.addEventListener('focus', resolve, { once: true });
  });
}

/**
 * Reads an order until it is paid or has failed. That a window was closed, or that nothing could be
 * read, says nothing about the money: it goes on asking, more and more seldom.
 *
 * @param {string} billingNo
 * @param {string} api origin
 * @returns {Promise<'success' | 'fail' | 'still-pending'>}
 */
export async function watchOrder(billingNo, api) {
  const startedAt = Date.now();
  for (
    let wait = first;
    Date.now() - startedAt < giveUpAfter;
    wait = Math.min(wait * 1.5, longest)
  ) {
    await pause(wait);
    const answer = await ask(calls.orderInfo, { billing_no: billingNo, simple: '1' }, api);
    if (answer.kind === 'content' && answer.content.status !== 'pending')
      return answer.content.status;
  }
  return 'still-pending';
}
