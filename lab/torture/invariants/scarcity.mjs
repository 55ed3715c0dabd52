import { createHash } from 'node:crypto';
import { field } from '../history.mjs';
import { groupBy, inspect, ordersByNumber } from './invariant.mjs';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the orders that count towards limits of a type, with their limit. A failed one does not count. */
function limited({ stored }, type) {
  const limits = new Map(stored.goods.map(({ productId, limit }) => [productId, limit]));
  return stored.orders.flatMap((order) => {
    const limit = limits.get(order.productId);
    return limit?.type === type && order.status !== 'fail' ? [{ order, limit }] : [];
  });
}

const goodsOfRole = ({ userId, serverId, roleId, productId }) =>
  [userId, serverId, roleId, productId].join(' ');

const goodsOfAccount = ({ userId, productId }) => [userId, productId].join(' ');

/** Counts orders in groups against the frequency of their limit. */
function countAgainstLimit(orders, ownerOf) {
  const groups = [...groupBy(orders, ({ order }) => ownerOf(order)).entries()];
  return inspect(groups, ([owner, bought]) => {
    const max = bought[0]?.limit.frequency ?? 0;
    return bought.length <= max
      ? null
      : `${owner} was bought ${bought.length} times, allowed are ${max}`;
  });
}

export const hashNumber = (number) => createHash('sha256').update(number).digest('base64url');

/** Limits, prepaid cards and rewards. */
export const scarcityInvariants = [
  {
    name: 'limit-per-role',
    family: 'limits',
    sentence: 'A role buys goods with a limit per role no more often than allowed.',
    check: (facts) => countAgainstLimit(limited(facts, 'role'), goodsOfRole),
  },
  {
    name: 'limit-per-account',
    family: 'limits',
    sentence: 'An account buys goods with a limit per account no more often than allowed.',
    check: (facts) => countAgainstLimit(limited(facts, 'game'), goodsOfAccount),
  },
  {
    name: 'limit-per-days',
    family: 'limits',
    sentence: 'In any window of the limit a role buys no more often than allowed.',
    check(facts) {
      // A late payment counts from the time of its order, which may be long over when it is accepted.
      const orders = limited(facts, 'time').filter(({ order }) => order.flag === null);
      const groups = [...groupBy(orders, ({ order }) => goodsOfRole(order)).entries()];
      return inspect(groups, ([owner, bought]) => {
        const times = bought.map(({ order }) => order.createdAt.getTime()).sort((a, b) => a - b);
        const { frequency, days = 0 } = bought[0]?.limit ?? { frequency: 0 };
        const isExceeded = times.some((time, index) => {
          const first = times[index - frequency];
          return first !== undefined && time - first < days * dayMs;
        });
        return isExceeded
          ? `${owner} was bought more than ${frequency} times in ${days} days`
          : null;
      });
    },
  },
  {
    name: 'card-pays-once',
    family: 'cards',
    sentence: 'A used prepaid card has paid for one order, and an unused one for none.',
    check(facts) {
      const orders = ordersByNumber(facts);
      const uses = groupBy(facts.stored.cards, ({ billingNo }) => billingNo ?? '');
      return inspect(facts.stored.cards, ({ numberHash, state, billingNo }) => {
        if (state === 'unused')
          return billingNo === null ? null : `card ${numberHash} is unused and has an order`;
        const isRight =
          billingNo !== null &&
          orders.get(billingNo)?.status === 'success' &&
          uses.get(billingNo)?.length === 1;
        return isRight ? null : `the used card ${numberHash} has not paid for one order`;
      });
    },
  },
  {
    name: 'redemption-used-its-card',
    family: 'cards',
    sentence:
      'An acknowledged redemption has used the card that was sent, and every card order has a card.',
    check({ history, stored }) {
      const cards = new Map(stored.cards.map((card) => [card.numberHash, card]));
      const byOrder = new Set(stored.cards.map(({ billingNo }) => billingNo));
      const redeemed = history.filter(
        ({ operation, reply }) => operation === 'redeem' && reply?.code === 1,
      );
      const orders = stored.orders.filter(({ provider }) => provider === 'mycard-in-game');
      const answers = inspect(
        redeemed,
        ({ sent, reply }) =>
          cards.get(hashNumber(sent['number'] ?? ''))?.billingNo ===
          field(reply?.content, 'billing_no')
            ? null
            : `the card ${sent['number'] ?? ''} was redeemed and not used`,
        ({ startedAt }) => startedAt,
      );
      const owed = inspect(orders, ({ billingNo }) =>
        byOrder.has(billingNo) ? null : `order ${billingNo} has no card`,
      );
      return {
        looked: answers.looked + owed.looked,
        violations: [...answers.violations, ...owed.violations],
      };
    },
  },
  {
    name: 'claimed-rewards-are-stored',
    family: 'rewards',
    sentence: 'A reward whose claim was acknowledged is stored, once.',
    check({ history, stored }) {
      const claims = groupBy(stored.claims, ({ userId, roleId, giftId }) =>
        [userId, roleId, giftId].join(' '),
      );
      const told = history.filter(
        ({ operation, reply }) => operation === 'claim-reward' && reply?.code === 1,
      );
      return inspect(
        told,
        ({ player, sent }) => {
          const count =
            claims.get([player, sent['role_id'], sent['gift_id']].join(' '))?.length ?? 0;
          return count === 1
            ? null
            : `the reward ${sent['gift_id'] ?? ''} of ${player} is stored ${count} times`;
        },
        ({ startedAt }) => startedAt,
      );
    },
  },
  {
    name: 'rewards-are-earned',
    family: 'rewards',
    sentence: 'A role that has a reward has topped up enough for it.',
    check({ stored }) {
      const paid = stored.orders.filter(({ status }) => status === 'success');
      return inspect(stored.claims, ({ userId, clientId, roleId, giftId, need }) => {
        const sum = paid
          .filter(
            (order) =>
              order.userId === userId && order.clientId === clientId && order.roleId === roleId,
          )
          .reduce((all, { priceMinor }) => all + priceMinor, 0);
        return sum >= need ? null : `${roleId} has the reward ${giftId} for ${sum} of ${need}`;
      });
    },
  },
];
