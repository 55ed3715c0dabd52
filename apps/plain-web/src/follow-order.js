import { calls } from '@shop/contract';
import { watchOrder } from '@shop/payments/purchase';
import { request } from './api.js';
import { showOrder, showStatus } from './status.js';

/** @param {() => void} run @param {number} ms */
function startTimer(run, ms) {
  const timer = setTimeout(run, ms);
  return () => {
    clearTimeout(timer);
  };
}

/** @param {() => void} run */
function onReturn(run) {
  const events = ['focus', 'online', 'pageshow'];
  for (const event of events) addEventListener(event, run);
  return () => {
    for (const event of events) removeEventListener(event, run);
  };
}

/**
 * Watches an order and shows how it ends. A closed window or a failed request does not end it, since the payment may
 * still succeed.
 *
 * @param {string} billingNo
 * @param {string} api origin
 */
export function followOrder(billingNo, api) {
  const watch = watchOrder({
    read: async (mode) => {
      const params = { billing_no: billingNo, ...(mode === 'simple' ? { simple: '1' } : {}) };
      const answer = await request(calls.orderInfo, params, api);
      return answer.kind === 'content'
        ? { kind: 'read', order: answer.content }
        : { kind: 'failed', failure: answer };
    },
    readsFull: 'once ended',
    now: () => Date.now(),
    startTimer,
    onReturn,
  });
  const stop = watch.subscribe(() => {
    const { status, full, isOver, isChecking } = watch.current();
    if (status === 'placed') {
      if (isOver)
        showStatus(`Order ${billingNo} is still being checked. You need not pay again.`, 'wait');
    } else if (full !== null) {
      stop();
      showOrder(full);
    } else if (!isChecking) showStatus(`Order ${billingNo}: ${status}`, status);
  });
}
