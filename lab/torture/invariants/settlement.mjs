import { field } from '../history.mjs';
import { groupBy, inspect, ordersByNumber } from './invariant.mjs';

const final = new Set(['success', 'fail']);

const statusOnTheWire = { 1: 'success', '-1': 'pending', '-2': 'fail' };

/**
 * Reports whether an order may go from one status to the next: a final one stays, but for a payment after the
 * order had failed, which is flagged.
 */
function mayGo(from, to, flag) {
  if (from === to || !final.has(from)) return true;
  return from === 'fail' && to === 'success' && flag === 'late-success';
}

/** How orders end, what is delivered and what the providers report. */
export const settlementInvariants = [
  {
    name: 'final-states-stay',
    family: 'states',
    sentence: 'An order that has ended stays as it is, unless it is paid late and flagged.',
    check({ sightings, stored }) {
      const ends = stored.orders.map(({ billingNo, status, flag }) => ({
        at: Infinity,
        billingNo,
        status,
        flag,
      }));
      const groups = [...groupBy([...sightings, ...ends], ({ billingNo }) => billingNo).values()];
      const moves = groups.flatMap((seen) =>
        seen.flatMap((next, index) => {
          const last = seen[index - 1];
          return last === undefined ? [] : [{ last, next }];
        }),
      );
      return inspect(moves, ({ last, next }) =>
        mayGo(last.status, next.status, next.flag)
          ? null
          : `order ${next.billingNo} went from ${last.status} to ${next.status}`,
      );
    },
  },
  {
    name: 'told-states-stay',
    family: 'states',
    sentence: 'A player who was told how an order ended is not told otherwise.',
    check(facts) {
      const orders = ordersByNumber(facts);
      const told = facts.history.flatMap(({ operation, reply, startedAt, endedAt }) => {
        const status = statusOnTheWire[field(reply?.content, 'status')];
        const billingNo = field(reply?.content, 'billing_no');
        const isRead = operation === 'read' || operation === 'last-read';
        return isRead && reply?.code === 1 && status !== undefined
          ? [{ billingNo, status, startedAt, endedAt }]
          : [];
      });
      const groups = groupBy(told, ({ billingNo }) => billingNo);
      const moves = [...groups.values()].flatMap((seen) =>
        // Answers that overlap have no order.
        seen.flatMap((next, index) => {
          const last = seen
            .slice(0, index)
            .filter(({ endedAt }) => endedAt < next.startedAt)
            .at(-1);
          return last === undefined ? [] : [{ last, next }];
        }),
      );
      return inspect(
        moves,
        ({ last, next }) =>
          mayGo(last.status, next.status, orders.get(next.billingNo)?.flag)
            ? null
            : `order ${next.billingNo} was told to be ${last.status}, then ${next.status}`,
        ({ next }) => next.startedAt,
      );
    },
  },
  {
    name: 'no-order-waits-for-ever',
    family: 'states',
    sentence: 'After the deadline of all payments no order is unpaid.',
    check({ stored }) {
      return inspect(stored.orders, ({ billingNo, status }) =>
        status === 'pending' ? `order ${billingNo} is still unpaid` : null,
      );
    },
  },
  {
    name: 'decision-comes-true',
    family: 'decisions',
    sentence: 'A payment that was acknowledged as made ends in a paid order or a refund.',
    check(facts) {
      const orders = ordersByNumber(facts);
      const payments = new Map(facts.stored.payments.map((one) => [one.billingNo, one]));
      const made = facts.history.filter(
        ({ operation, sent, reply }) =>
          operation === 'settle' &&
          sent['status'] === 'success' &&
          field(reply?.body, 'result') === 'settled',
      );
      return inspect(
        made,
        ({ sent }) => {
          const billingNo = sent['billing_no'] ?? '';
          const order = orders.get(billingNo);
          // Another decision, or the deadline, may have come first.
          const isOvertaken = payments.get(billingNo)?.state !== 'approved';
          const isTrue = isOvertaken
            ? order?.status === 'fail'
            : order?.status === 'success' || order?.flag === 'refund-due';
          return isTrue ? null : `the paid order ${billingNo} is ${order?.status ?? 'gone'}`;
        },
        ({ startedAt }) => startedAt,
      );
    },
  },
  {
    name: 'order-follows-its-payment',
    family: 'decisions',
    sentence:
      'An order is paid if its payment is approved, unless a refund is due, and else failed.',
    check({ stored }) {
      const payments = new Map(stored.payments.map((payment) => [payment.billingNo, payment]));
      const paired = stored.orders.flatMap((order) => {
        const payment = payments.get(order.billingNo);
        return payment === undefined ? [] : [{ order, payment }];
      });
      return inspect(paired, ({ order, payment }) => {
        const wanted = {
          open: 'pending',
          approved: 'success',
          refused: 'fail',
          cancelled: 'fail',
          expired: 'fail',
        };
        const isRefund =
          payment.state === 'approved' && order.status === 'fail' && order.flag === 'refund-due';
        return isRefund || wanted[payment.state] === order.status
          ? null
          : `order ${order.billingNo} is ${order.status}, its payment ${payment.state}`;
      });
    },
  },
  {
    name: 'delivered-once',
    family: 'deliveries',
    sentence: 'The goods of a paid order are delivered once, to its role.',
    check({ stored }) {
      const deliveries = groupBy(stored.deliveries, ({ billingNo }) => billingNo);
      const paid = stored.orders.filter(({ status }) => status === 'success');
      return inspect(paid, ({ billingNo, userId, roleId, productId }) => {
        const [delivery, ...others] = deliveries.get(billingNo) ?? [];
        if (delivery === undefined) return `the goods of order ${billingNo} are missing`;
        if (others.length > 0) return `the goods of order ${billingNo} were delivered twice`;
        const isRight =
          delivery.userId === userId &&
          delivery.roleId === roleId &&
          delivery.productId === productId;
        return isRight ? null : `the goods of order ${billingNo} went elsewhere`;
      });
    },
  },
  {
    name: 'nothing-unpaid-is-delivered',
    family: 'deliveries',
    sentence: 'Only goods of paid orders are delivered.',
    check(facts) {
      const orders = ordersByNumber(facts);
      return inspect(facts.stored.deliveries, ({ billingNo }) =>
        orders.get(billingNo)?.status === 'success'
          ? null
          : `the unpaid order ${billingNo} was delivered`,
      );
    },
  },
  {
    name: 'every-webhook-arrives',
    family: 'webhooks',
    sentence: 'What a provider has to report is delivered and stored.',
    check({ stored }) {
      const received = new Set(stored.webhooks.map(({ eventId }) => eventId));
      return inspect(stored.providerEvents, ({ id, isDelivered }) =>
        isDelivered && received.has(id) ? null : `event ${id} was not delivered`,
      );
    },
  },
  {
    name: 'webhook-applied-once',
    family: 'webhooks',
    sentence: 'One event at most settles an order, and one at most is a late payment.',
    check({ stored }) {
      const groups = groupBy(stored.webhooks, ({ billingNo }) => billingNo);
      return inspect([...groups.entries()], ([billingNo, events]) => {
        const count = (outcomes) =>
          events.filter(({ outcome }) => outcomes.includes(outcome)).length;
        const isOnce = count(['applied']) <= 1 && count(['late-success', 'refund-due']) <= 1;
        return isOnce ? null : `order ${billingNo} was settled by several events`;
      });
    },
  },
  {
    name: 'one-event-per-decision',
    family: 'webhooks',
    sentence: 'A payment is reported once for each of its ends: unpaid, and approved.',
    check({ stored }) {
      const groups = groupBy(stored.providerEvents, ({ paymentId }) => paymentId);
      return inspect([...groups.entries()], ([paymentId, events]) => {
        const approved = events.filter(({ type }) => type === 'payment.approved').length;
        return approved <= 1 && events.length - approved <= 1
          ? null
          : `payment ${paymentId} has ${events.length} events`;
      });
    },
  },
  {
    name: 'forged-webhooks-are-refused',
    family: 'webhooks',
    sentence:
      'A webhook with a wrong signature is refused, one about another amount changes nothing.',
    check({ history, stored }) {
      const outcomes = new Map(stored.webhooks.map(({ eventId, outcome }) => [eventId, outcome]));
      const forged = history.filter(({ operation }) => operation === 'forged-webhook');
      return inspect(forged, ({ sent, reply }) => {
        const outcome = outcomes.get(sent['event_id'] ?? '');
        const isRefused = sent['kind'] === 'amount' ? outcome !== 'applied' : outcome === undefined;
        return isRefused && (sent['kind'] === 'amount' || reply?.status !== 200)
          ? null
          : `the forged event ${sent['event_id'] ?? ''} was accepted`;
      });
    },
  },
];
