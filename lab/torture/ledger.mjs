import { groupBy, steps } from './facts.mjs';

const byCard = 'mycard-in-game';

/** The status of an order, by the state in which its payment has ended. */
const endOf = { approved: 'success', refused: 'fail', cancelled: 'fail', expired: 'fail' };

/**
 * Reports whether an order may go from one status to the next: a final one stays, but for a payment after the
 * order had failed, which is flagged.
 */
export function mayGo(from, to, flag) {
  if (from === to || from === 'pending') return true;
  return from === 'fail' && to === 'success' && flag === 'late-success';
}

/** Returns a share of an amount, rounded half up. */
const share = (amount, part, of) => Math.floor((2 * amount * part + of) / (2 * of));

const viaProvider = ({ orders }) => orders.filter(({ provider }) => provider !== byCard);

/** What has to agree in the database when all is quiet again. */
export const ledger = {
  'price-of-the-catalogue': {
    promise: 'An order costs what the goods cost, less the share of its coupon, as do its points.',
    facts: viaProvider,
    holds({ clientId, productId, couponCode, priceMinor, points }, { goods, coupons }) {
      const full = goods.find((one) => one.clientId === clientId && one.productId === productId);
      const coupon = coupons.find(({ code }) => code === couponCode);
      const rate = couponCode === null ? 1000 : coupon?.ratePermille;
      const price = Math.max(1, share(full.priceMinor, rate, 1000));
      return priceMinor === price && points === share(full.points, price, full.priceMinor);
    },
  },
  'payment-of-the-price': {
    promise: 'The provider asks for the price of the order, in one payment.',
    facts: viaProvider,
    holds(order, { paymentsOf }) {
      const [payment, ...others] = paymentsOf(order);
      return (
        others.length === 0 &&
        payment?.amountMinor === order.priceMinor &&
        payment.currency === order.currency
      );
    },
  },
  'coupon-follows-its-order': {
    promise: 'A coupon belongs to the one order that uses it and has not failed, or is free.',
    facts: ({ coupons }) => coupons,
    holds({ code, state, billingNo }, { orders }) {
      const [order, ...others] = orders.filter(
        ({ couponCode, status }) => couponCode === code && status !== 'fail',
      );
      const used = order?.status === 'success' ? 'used' : 'reserved';
      return (
        others.length === 0 &&
        state === (order === undefined ? 'avail' : used) &&
        billingNo === (order?.billingNo ?? null)
      );
    },
  },
  'card-pays-once': {
    promise: 'A used prepaid card has paid for one order, an unused one for none.',
    facts: ({ orders, cards }) => [
      ...orders.filter(({ provider }) => provider === byCard),
      ...cards,
    ],
    holds({ state, billingNo }, { cards, orderOf }) {
      if (state === 'unused') return billingNo === null;
      const used = cards.filter((card) => card.billingNo === billingNo);
      return used.length === 1 && orderOf(billingNo)?.status === 'success';
    },
  },
  'final-states-stay': {
    promise: 'An order that has ended stays as it is, unless it is paid late and flagged.',
    facts: ({ changes }) =>
      [...groupBy(changes, ({ billingNo }) => billingNo).values()].flatMap((own) => steps(own)),
    holds: ({ last, next }) => mayGo(last.status, next.status, next.flag),
  },
  'order-follows-its-payment': {
    promise: 'An order ends as its payment has, unless a refund is due; none waits for ever.',
    facts: ({ orders }) => orders,
    holds(order, { paymentsOf }) {
      const { status, flag, provider } = order;
      const state = provider === byCard ? 'approved' : paymentsOf(order)[0]?.state;
      const isRefund = state === 'approved' && status === 'fail' && flag === 'refund-due';
      return isRefund || endOf[state] === status;
    },
  },
  'delivered-once': {
    promise: 'The goods of an order are delivered once it is paid, to its role, and only then.',
    facts: ({ orders, deliveries }) => [
      ...orders.filter(({ status }) => status === 'success'),
      ...deliveries,
    ],
    holds({ billingNo }, { deliveriesOf, orderOf }) {
      const order = orderOf(billingNo);
      const [delivery, ...others] = deliveriesOf({ billingNo });
      return (
        order?.status === 'success' &&
        others.length === 0 &&
        delivery?.userId === order.userId &&
        delivery.roleId === order.roleId &&
        delivery.productId === order.productId
      );
    },
  },
  'every-webhook-arrives': {
    promise: 'What a provider has to report is delivered and stored.',
    facts: ({ providerEvents }) => providerEvents,
    holds: ({ id, isDelivered }, { webhooks }) =>
      isDelivered && webhooks.some(({ eventId }) => eventId === id),
  },
  'webhook-applied-once': {
    promise: 'One event at most settles an order, and one at most is a late payment.',
    facts: ({ webhooks }) => groupBy(webhooks, ({ billingNo }) => billingNo).values(),
    holds(events) {
      const countOf = (...kinds) => events.filter(({ outcome }) => kinds.includes(outcome)).length;
      return countOf('applied') <= 1 && countOf('late-success', 'refund-due') <= 1;
    },
  },
  'one-event-per-decision': {
    promise: 'A payment is reported once for each of its ends: unpaid, and approved.',
    facts: ({ providerEvents }) => groupBy(providerEvents, ({ paymentId }) => paymentId).values(),
    holds(events) {
      const approved = events.filter(({ type }) => type === 'payment.approved').length;
      return approved <= 1 && events.length - approved <= 1;
    },
  },
};
