/**
 * Returns the text for the result of a launch. No result means that the order is paid.
 *
 * @param {import('@shop/payments').LaunchResult} result
 * @returns {string}
 */
export function resultText(result) {
  switch (result.kind) {
    case 'redirect':
      return result.isOpen
        ? 'Pay in the window that has opened. This page notices by itself.'
        : 'Your browser has blocked the payment window. Open it with the link below.';
    case 'pending':
      return 'Your order is being processed. This page notices by itself.';
    case 'cancelled':
      return 'You left the payment. Nothing has been charged here; choose another way, or try again.';
    case 'refused':
      return refusalText(result);
    case 'unknown':
      return (
        'The connection broke, and it is not known yet whether there is an order. Do not pay again in ' +
        'another way. “Ask again” is safe: it can only find the same order.'
      );
    case 'load-failed':
      return 'This way to pay could not be loaded. Nothing has been charged; choose another one.';
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
  }
}
