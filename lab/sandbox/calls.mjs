/** A valid purchase by PayPal from the sandbox's own catalogue. */
const purchase = {
  client_id: '510001',
  server_id: 's1',
  areaId: 'am',
  platform: 'web',
  product_id: '510001-gems-300',
  domain_area: 'universal',
  game_channel_id: '1',
  bcp47_lang: 'en',
  spec_lang: 'en',
  country: 'GLOBAL',
  did: '6f1f6f0e-6a3c-4a53-9d2e-1d1f5b1b1a11',
  session_id: 'a-visit',
  session_time: '1795252881000',
  traffic_source: 'other',
  expected_price: '4.99',
  expected_currency: 'USD',
};

/** The account that buys, in the game product of the purchase. */
export const buyer = {
  userId: 'nova-player',
  gpId: 'starfall',
  clientId: purchase.client_id,
  serverId: purchase.server_id,
};

/**
 * Returns the name of one of the buyer's roles. Each role buys once, since the sandbox refuses a
 * second purchase of the same goods while the first is unpaid.
 */
export function roleName(turn) {
  return `bench-${turn}`;
}

/**
 * Returns a payment call that creates a new order, with another role and another key for each turn.
 *
 * @param {number} turn counted up from 1
 * @returns {string} path and query
 */
export function paymentPath(token, turn, role = roleName(turn)) {
  const query = new URLSearchParams({
    ...purchase,
    role_id: role,
    oauth_token: token,
    idempotency_key: `00000000-0000-4000-8000-${turn.toString(16).padStart(12, '0')}`,
  });
  return `/api/pay/paypal_pay?${query.toString()}`;
}

/**
 * Returns payments that are never repeated, since a request of the last round may still be stored in the next.
 *
 * @returns {() => string} the path of the next payment
 */
export function newPayments(token) {
  let turn = 0;
  return () => paymentPath(token, (turn += 1));
}

/**
 * Returns the call that reads an order.
 *
 * @returns {string} path and query
 */
export function orderPath(token, billingNo) {
  const query = new URLSearchParams({ billing_no: billingNo, oauth_token: token, spec_lang: 'en' });
  return `/api/pay/getOrderInfo?${query.toString()}`;
}
