import { field } from '../history.mjs';
import { groupBy, inspect, ordersByNumber } from './invariant.mjs';

const numberIn = ({ reply }) => field(reply?.content, 'billing_no');

/** Purchases and redemptions that were answered with the number of an order. */
const acknowledged = ({ history }) =>
  history.filter(
    (entry) =>
      ['buy', 'redeem'].includes(entry.operation) &&
      entry.reply?.code === 1 &&
      numberIn(entry) !== '',
  );

const unpaidOrder = -3060;

/** What an answer to a purchase promises. */
export const acknowledgedInvariants = [
  {
    name: 'acknowledged-order-exists',
    family: 'acknowledgements',
    sentence: 'An order whose number was answered is stored.',
    check(facts) {
      const orders = ordersByNumber(facts);
      return inspect(
        acknowledged(facts),
        (entry) =>
          orders.has(numberIn(entry)) ? null : `order ${numberIn(entry)} was answered and is gone`,
        ({ startedAt }) => startedAt,
      );
    },
  },
  {
    name: 'answered-in-the-end',
    family: 'acknowledgements',
    sentence: 'A purchase that was sent again until it was answered has an answer.',
    check({ history }) {
      const tries = history.filter(
        ({ operation }) => operation === 'buy' || operation === 'redeem',
      );
      const byKey = [...groupBy(tries, ({ sent }) => sent['idempotency_key'] ?? '').entries()];
      return inspect(byKey, ([key, entries]) =>
        entries.some(({ reply }) => reply?.code !== null && reply?.code !== undefined)
          ? null
          : `the purchase with key ${key} was never answered`,
      );
    },
  },
  {
    name: 'one-order-per-key',
    family: 'keys',
    sentence: 'A key of a player has at most one order.',
    check({ stored }) {
      const keyed = stored.orders.filter(({ key }) => key !== null);
      const groups = [...groupBy(keyed, ({ userId, key }) => `${userId} ${key ?? ''}`).entries()];
      return inspect(groups, ([key, orders]) =>
        orders.length === 1 ? null : `${key} has ${orders.length} orders`,
      );
    },
  },
  {
    name: 'one-number-per-key',
    family: 'keys',
    sentence: 'The same key is always answered with the same number.',
    check(facts) {
      const groups = groupBy(acknowledged(facts), ({ sent }) => sent['idempotency_key'] ?? '');
      return inspect([...groups.entries()], ([key, entries]) => {
        const numbers = [...new Set(entries.map(numberIn))];
        return numbers.length === 1 ? null : `${key} was answered with ${numbers.join(' and ')}`;
      });
    },
  },
  {
    name: 'order-is-what-was-sent',
    family: 'ownership',
    sentence: 'An order belongs to the account, role, goods and key of its purchase.',
    check(facts) {
      const orders = ordersByNumber(facts);
      const found = acknowledged(facts).flatMap((entry) => {
        const order = orders.get(numberIn(entry));
        return order === undefined ? [] : [{ entry, order }];
      });
      return inspect(found, ({ entry, order }) => {
        const { sent, player } = entry;
        const isSame =
          order.userId === player &&
          order.roleId === sent['role_id'] &&
          order.key === sent['idempotency_key'] &&
          order.productId === (sent['product_id'] ?? order.productId) &&
          order.couponCode === (sent['coupon_code'] ?? null);
        return isSame ? null : `order ${order.billingNo} is not what ${player} sent`;
      });
    },
  },
  {
    name: 'foreign-orders-are-hidden',
    family: 'ownership',
    sentence: 'An order of another player is not found.',
    check({ history }) {
      const reads = history.filter(({ operation }) => operation === 'read-foreign');
      return inspect(
        reads,
        ({ reply, player, sent }) =>
          reply?.code === 1 ? `${player} could read ${sent['billing_no'] ?? ''}` : null,
        ({ startedAt }) => startedAt,
      );
    },
  },
  {
    name: 'refusal-names-the-unpaid-order',
    family: 'unpaid',
    sentence: 'A refusal for an unpaid order names an order of this role for these goods.',
    check(facts) {
      const orders = ordersByNumber(facts);
      const refusals = facts.history.filter(({ reply }) => reply?.code === unpaidOrder);
      return inspect(
        refusals,
        (entry) => {
          const order = orders.get(numberIn(entry));
          const { sent, player } = entry;
          const isIt =
            order?.userId === player &&
            order.roleId === sent['role_id'] &&
            order.productId === sent['product_id'];
          return isIt ? null : `${player} was refused for the order "${numberIn(entry)}"`;
        },
        ({ startedAt }) => startedAt,
      );
    },
  },
  {
    name: 'one-unpaid-order',
    family: 'unpaid',
    sentence: 'A role never has two unpaid orders for the same goods.',
    check({ pendingTwice, looks, stored }) {
      const pending = stored.orders.filter(({ status }) => status === 'pending');
      const groups = groupBy(pending, ({ userId, clientId, serverId, roleId, productId }) =>
        [userId, clientId, serverId, roleId, productId].join(' '),
      );
      const now = [...groups].flatMap(([goods, orders]) => (orders.length > 1 ? [goods] : []));
      const violations = [...new Set([...pendingTwice, ...now])].map((goods) => ({
        text: `two unpaid orders: ${goods}`,
      }));
      return { looked: looks + groups.size, violations };
    },
  },
];
