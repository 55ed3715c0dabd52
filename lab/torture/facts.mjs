/**
 * A status that an order was seen in while the run lasted; recorded when it differs from the one before.
 * @typedef {{ at: number, billingNo: string, status: string, flag: string | null }} Sighting
 */

/**
 * An attack. Between `from` and `to` it may have hurt calls.
 * @typedef {object} Attack
 * @property {string} nemesis
 * @property {number} from milliseconds since the start of the run
 * @property {number} to
 * @property {number | null} recoveryMs how long after the end of the attack all instances were ready; null if
 *   they never were
 */

/**
 * All that is known about a run when it is over.
 * @typedef {object} Facts
 * @property {readonly import('./history.mjs').Entry[]} history
 * @property {Readonly<Record<string, readonly object[]>>} stored rows of the statements below; money is in minor units
 * @property {readonly Sighting[]} sightings
 * @property {readonly string[]} pendingTwice goods of a role that had two unpaid orders at one moment
 * @property {number} looks how often the orders were looked at
 * @property {readonly Attack[]} attacks
 * @property {readonly string[]} unexpectedExits output of instances that ended by themselves
 * @property {number} starts how often an instance was started
 */

const mine = `'torture-%'`;

/**
 * The statements that read what is stored. The accounts of the run have a prefix, so that the seed's own
 * coupons and replenishments are not counted.
 */
const statements = {
  orders: `select o.billing_no as "billingNo", o.status, o.flag, o.user_id as "userId",
      o.client_id as "clientId", g.gp_id as "gpId", o.server_id as "serverId", o.role_id as "roleId",
      o.product_id as "productId", o.idempotency_key as key, o.price_minor::float8 as "priceMinor",
      o.full_price_minor::float8 as "fullPriceMinor", o.currency, o.coupon_code as "couponCode", o.points,
      o.provider, o.payment_id as "paymentId", o.created_at as "createdAt", o.settled_at as "settledAt"
    from orders o join games g using (client_id) where o.user_id like ${mine} order by o.created_at`,
  deliveries: `select billing_no as "billingNo", user_id as "userId", role_id as "roleId",
      product_id as "productId" from deliveries`,
  payments: `select id, merchant_order as "billingNo", amount_minor::float8 as "amountMinor", currency, state
    from payments`,
  webhooks: `select event_id as "eventId", billing_no as "billingNo", outcome from webhook_events`,
  providerEvents: `select id, payment_id as "paymentId", body::json ->> 'type' as type,
      delivered_at is not null as "isDelivered" from provider_events`,
  coupons: `select code, user_id as "userId", offer_id as "offerId", period_start as "periodStart",
      rate_permille as "ratePermille", state, billing_no as "billingNo"
    from coupons where user_id like ${mine}`,
  cards: `select number_hash as "numberHash", state, billing_no as "billingNo" from prepaid_cards
    where last_digits = 'tort'`,
  claims: `select c.user_id as "userId", c.client_id as "clientId", c.role_id as "roleId",
      c.activity_id as "activityId", c.gift_id as "giftId", r.need::float8 as need
    from claimed_gifts c join rewards r using (activity_id, gift_id)`,
  goods: `select client_id as "clientId", product_id as "productId", price_minor::float8 as "priceMinor",
      currency, points, type_key as "typeKey", purchase_limit as "limit" from goods`,
  openingPoints: `select user_id as "userId", gp_id as "gpId", points::float8 as points from opening_points`,
};

/** Reads what is stored. */
export async function readStored(database) {
  const names = Object.keys(statements);
  const stored = {};
  for (const name of names) stored[name] = (await database.query(statements[name])).rows;
  return stored;
}
