/**
 * An order as it is stored. Money is in minor units.
 * @typedef {object} OrderFact
 * @property {string} billingNo
 * @property {'pending' | 'success' | 'fail'} status
 * @property {'late-success' | 'refund-due' | null} flag
 * @property {string} userId
 * @property {string} clientId
 * @property {string} gpId
 * @property {string} serverId
 * @property {string} roleId
 * @property {string} productId
 * @property {string | null} key
 * @property {number} priceMinor
 * @property {number | null} fullPriceMinor
 * @property {string} currency
 * @property {string | null} couponCode
 * @property {number} points
 * @property {string} provider
 * @property {string} paymentId
 * @property {Date} createdAt
 * @property {Date | null} settledAt
 */

/** @typedef {{ billingNo: string, userId: string, roleId: string, productId: string }} DeliveryFact */

/**
 * @typedef {object} PaymentFact
 * @property {string} id
 * @property {string} billingNo
 * @property {number} amountMinor
 * @property {string} currency
 * @property {'open' | 'approved' | 'refused' | 'cancelled' | 'expired'} state
 */

/** @typedef {{ eventId: string, billingNo: string, outcome: string }} WebhookFact */

/**
 * An event that a provider has to report.
 * @typedef {object} ProviderEventFact
 * @property {string} id
 * @property {string} paymentId
 * @property {string} type for example `payment.approved`
 * @property {boolean} isDelivered
 */

/**
 * @typedef {object} CouponFact
 * @property {string} code
 * @property {string} userId
 * @property {string} offerId
 * @property {string} periodStart
 * @property {number} ratePermille
 * @property {'avail' | 'reserved' | 'used'} state
 * @property {string | null} billingNo
 */

/** @typedef {{ numberHash: string, state: string, billingNo: string | null }} CardFact */

/**
 * @typedef {object} ClaimFact
 * @property {string} userId
 * @property {string} clientId
 * @property {string} roleId
 * @property {string} activityId
 * @property {string} giftId
 * @property {number} need minor units of the game's currency that a role has to top up
 */

/** @typedef {{ type: 'role' | 'time' | 'game', frequency: number, days?: number }} LimitFact */

/**
 * @typedef {object} GoodsFact
 * @property {string} clientId
 * @property {string} productId
 * @property {number} priceMinor
 * @property {string} currency
 * @property {number} points
 * @property {string} typeKey
 * @property {LimitFact | null} limit
 */

/**
 * What the database contains.
 * @typedef {object} Stored
 * @property {readonly OrderFact[]} orders
 * @property {readonly DeliveryFact[]} deliveries
 * @property {readonly PaymentFact[]} payments
 * @property {readonly WebhookFact[]} webhooks
 * @property {readonly ProviderEventFact[]} providerEvents
 * @property {readonly CouponFact[]} coupons
 * @property {readonly CardFact[]} cards
 * @property {readonly ClaimFact[]} claims
 * @property {readonly GoodsFact[]} goods
 * @property {readonly { userId: string, gpId: string, points: number }[]} openingPoints
 */

/**
 * A status that an order was seen in while the run lasted; recorded when it differs from the one before.
 * @typedef {{ at: number, billingNo: string, status: OrderFact['status'], flag: OrderFact['flag'] }} Sighting
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
 * @property {Stored} stored
 * @property {readonly Sighting[]} sightings
 * @property {readonly string[]} pendingTwice goods of a role that had two unpaid orders at one moment
 * @property {number} looks how often the orders were looked at
 * @property {readonly Attack[]} attacks
 * @property {readonly string[]} unexpectedExits output of instances that ended by themselves
 * @property {number} starts how often an instance was started
 */

/** @typedef {{ query: (text: string) => Promise<{ rows: unknown[] }> }} Queryable */

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
