/**
 * Returns what to tell the player about a purchase.
 *
 * @param {import('@shop/payments/checkout').CheckoutState<unknown>} state
 * @returns {string}
 */
export function stateText(state) {
  switch (state.status) {
    case 'chosen':
      return state.told === null ? 'Choose a way to pay.' : noOrderText(state.told);
    case 'sent':
      return 'One moment …';
    case 'unknown':
      return (
        'The connection broke, and it is not known yet whether there is an order. Do not pay again in ' +
        'another way. “Ask again” is safe: it can only find the same order.'
      );
    case 'refused':
      return noOrderText(state.told);
    case 'placed':
      return placedText(state);
    case 'success':
      return 'Payment complete';
    case 'fail':
      return 'The payment failed. Nothing was delivered.';
    case 'cancelled':
      return 'The payment was cancelled. Nothing was delivered.';
    case 'expired':
      return 'The time to pay was over. Nothing was delivered.';
  }
}

/** @param {import('@shop/payments/checkout').MadeOrder<unknown>} order */
function placedText({ told, link, isOpen, isOver, billingNo }) {
  if (isOver) return `Order ${billingNo} is still being checked. You need not pay again.`;
  if (told?.kind === 'cancelled')
    return 'You left the payment. Nothing has been charged here; press “Buy” again, or choose another way.';
  if (link === null) return 'Your order is being processed. This page notices by itself.';
  if (isOpen) return 'Pay in the window that has opened. This page notices by itself.';
  return 'Your order is not paid yet. Pay it with the link below. This page notices by itself.';
}

/** @param {import('@shop/payments').LaunchResult} told */
function noOrderText(told) {
  switch (told.kind) {
    case 'refused':
      return refusalText(told);
    case 'load-failed':
      return 'This way to pay could not be loaded. Nothing has been charged; choose another one.';
    default:
      return 'You left the payment. Nothing has been charged; choose another way, or try again.';
  }
}

/** @param {import('@shop/payments').Refused} refusal */
function refusalText(refusal) {
  switch (refusal.reason) {
    case 'answer':
      return refusal.msg;
    case 'no-billing-no':
      return 'This way to pay does not exist any more. Choose another one.';
    case 'invalid-link':
      return 'The payment link is not allowed here. Reload the page and try again.';
    case 'channel-not-served':
      return 'This page cannot pay in this way. Choose another one.';
    case 'empty-parameter':
      return 'This order could not be made. Reload the page and try again.';
  }
}
