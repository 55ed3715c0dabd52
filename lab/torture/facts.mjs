import { createHash } from 'node:crypto';

/**
 * All that is known about a run when it is over.
 * @typedef {object} Facts
 * @property {readonly import('./history.mjs').Entry[]} history
 * @property {Readonly<Record<keyof typeof statements, readonly object[]>>} stored rows; money is in minor units
 * @property {readonly Attack[]} attacks
 * @property {readonly string[]} unexpectedExits output of instances that ended by themselves
 */

/**
 * An attack. Between `from` and `to`, in milliseconds since the start of the run, it may have hurt calls, and until all
 * instances were ready again, `recoveryMs` later; null if they never were.
 * @typedef {{ nemesis: string, from: number, to: number, recoveryMs: number | null }} Attack
 */

/** Has the database itself note each state of an order, so that none is missed. */
export const noteChanges = `
  create table order_changes (turn serial, billing_no text, status text, flag text);
  create function note_change() returns trigger language plpgsql as $$ begin
    insert into order_changes (billing_no, status, flag) values (new.billing_no, new.status, new.flag);
    return null;
  end $$;
  create trigger note_change after insert or update of status, flag on orders
    for each row execute function note_change()`;

/**
 * The statements that read what is stored. The accounts and cards of the run are marked, so that those of the seed are
 * not counted.
 */
const statements = {
  orders: `select billing_no as "billingNo", status, flag, user_id as "userId", client_id as "clientId",
      role_id as "roleId", product_id as "productId", idempotency_key as key,
      price_minor::float8 as "priceMinor", currency, coupon_code as "couponCode", points, provider
    from orders where user_id like 'torture-%'`,
  changes: `select billing_no as "billingNo", status, flag from order_changes order by turn`,
  deliveries: `select billing_no as "billingNo", user_id as "userId", role_id as "roleId",
      product_id as "productId" from deliveries`,
  payments: `select merchant_order as "billingNo", amount_minor::float8 as "amountMinor", currency, state
    from payments`,
  webhooks: `select event_id as "eventId", billing_no as "billingNo", outcome from webhook_events`,
  providerEvents: `select id, payment_id as "paymentId", body::json ->> 'type' as type,
      delivered_at is not null as "isDelivered" from provider_events`,
  coupons: `select code, rate_permille as "ratePermille", state, billing_no as "billingNo"
    from coupons where user_id like 'torture-%'`,
  cards: `select number_hash as "numberHash", state, billing_no as "billingNo" from prepaid_cards
    where last_digits = 'tort'`,
  goods: `select client_id as "clientId", product_id as "productId", price_minor::float8 as "priceMinor",
      points from goods`,
};

/** Reads what is stored. */
export async function readStored(client) {
  const stored = {};
  for (const [name, statement] of Object.entries(statements))
    stored[name] = (await client.query(statement)).rows;
  return stored;
}

/** Groups facts by a key. */
export function groupBy(facts, keyOf) {
  const groups = new Map();
  for (const fact of facts) groups.set(keyOf(fact), [...(groups.get(keyOf(fact)) ?? []), fact]);
  return groups;
}

/** Pairs each fact with the last one before it. */
export const steps = (facts, isBefore = () => true) =>
  facts.flatMap((next, index) => {
    const last = facts.slice(0, index).findLast((one) => isBefore(one, next));
    return last === undefined ? [] : [{ last, next }];
  });

/** Returns what the sandbox stores of a token, or of the number of a prepaid card. */
export const hashOf = (text) => createHash('sha256').update(text).digest('base64url');
