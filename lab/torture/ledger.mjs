import { groupBy } from './facts.mjs';

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

/** What has to agree in the database when all is quiet again. */
export const ledger = {
  'price-of-the-catalogue': {
    promise: 'An order costs what the goods cost, less the share of its coupon, as do its points.',
    look({ orders, goods, coupons }) {
      const nameOf = ({ clientId, productId }) => `${clientId} ${productId}`;
      const catalogue = new Map(goods.map((one) => [nameOf(one), one]));
      const rates = new Map(coupons.map(({ code, ratePermille }) => [code, ratePermille]));
      return orders
        .filter(({ provider }) => provider !== byCard)
        .map((order) => {
          const full = catalogue.get(nameOf(order));
          const rate = order.couponCode === null ? 1000 : rates.get(order.couponCode);
          const price = Math.max(1, share(full.priceMinor, rate, 1000));
          const points = share(full.points, price, full.priceMinor);
          return order.priceMinor === price && order.points === points
            ? null
            : `order ${order.billingNo} costs ${order.priceMinor} instead of ${price}, with ${order.points} points`;
        });
    },
  },
  'payment-of-the-price': {
    promise: 'The provider asks for the price of the order, in one payment.',
    look: ({ orders, paymentsOf }) =>
      orders
        .filter(({ provider }) => provider !== byCard)
        .map((order) => {
          const [payment, ...others] = paymentsOf(order);
          const isRight =
            others.length === 0 &&
            payment?.amountMinor === order.priceMinor &&
            payment.currency === order.currency;
          return isRight ? null : `order ${order.billingNo} has another payment, or not one`;
        }),
  },
  'coupon-follows-its-order': {
    promise: 'A coupon belongs to the one order that uses it and has not failed, or is free.',
    look({ orders, coupons }) {
      const live = orders.filter(({ status }) => status !== 'fail');
      const byCoupon = groupBy(live, ({ couponCode }) => couponCode);
      return coupons.map(({ code, state, billingNo }) => {
        const [order, ...others] = byCoupon.get(code) ?? [];
        const used = order?.status === 'success' ? 'used' : 'reserved';
        const isRight =
          others.length === 0 &&
          state === (order === undefined ? 'avail' : used) &&
          billingNo === (order?.billingNo ?? null);
        const users = [order, ...others].map((one) => one?.billingNo ?? 'no order').join(', ');
        return isRight ? null : `coupon ${code} is ${state} by ${billingNo}, it pays for ${users}`;
      });
    },
  },
  'card-pays-once': {
    promise: 'A used prepaid card has paid for one order, an unused one for none.',
    look({ orders, cards, orderOf }) {
      const uses = groupBy(cards, ({ billingNo }) => billingNo);
      const unpaid = orders.filter(
        ({ provider, billingNo }) => provider === byCard && !uses.has(billingNo),
      );
      return [
        ...unpaid.map(({ billingNo }) => `order ${billingNo} has no card`),
        ...cards.map(({ numberHash, state, billingNo }) => {
          const isRight =
            state === 'unused'
              ? billingNo === null
              : orderOf(billingNo)?.status === 'success' && uses.get(billingNo).length === 1;
          return isRight ? null : `the card ${numberHash} is ${state} for the order ${billingNo}`;
        }),
      ];
    },
  },
  'final-states-stay': {
    promise: 'An order that has ended stays as it is, unless it is paid late and flagged.',
    look: ({ changes }) =>
      [...groupBy(changes, ({ billingNo }) => billingNo)].flatMap(([billingNo, states]) =>
        states.slice(1).map(({ status, flag }, index) => {
          const from = states[index].status;
          return mayGo(from, status, flag)
            ? null
            : `order ${billingNo} went from ${from} to ${status}`;
        }),
      ),
  },
  'order-follows-its-payment': {
    promise: 'An order ends as its payment has, unless a refund is due; none waits for ever.',
    look: ({ orders, paymentsOf }) =>
      orders.map((order) => {
        const { billingNo, status, flag, provider } = order;
        const state = provider === byCard ? 'approved' : paymentsOf(order)[0]?.state;
        const isRefund = state === 'approved' && status === 'fail' && flag === 'refund-due';
        return isRefund || endOf[state] === status
          ? null
          : `order ${billingNo} is ${status}, its payment ${state}`;
      }),
  },
  'delivered-once': {
    promise: 'The goods of an order are delivered once it is paid, to its role, and only then.',
    look({ orders, deliveries, orderOf }) {
      const byOrder = groupBy(deliveries, ({ billingNo }) => billingNo);
      const paid = orders.filter(({ status }) => status === 'success');
      return [
        ...paid.map(({ billingNo, userId, roleId, productId }) => {
          const [delivery, ...others] = byOrder.get(billingNo) ?? [];
          const isRight =
            others.length === 0 &&
            delivery?.userId === userId &&
            delivery.roleId === roleId &&
            delivery.productId === productId;
          return isRight ? null : `the goods of order ${billingNo} did not arrive once`;
        }),
        ...deliveries.map(({ billingNo }) =>
          orderOf(billingNo)?.status === 'success'
            ? null
            : `the unpaid order ${billingNo} was delivered`,
        ),
      ];
    },
  },
  'every-webhook-arrives': {
    promise: 'What a provider has to report is delivered and stored.',
    look({ webhooks, providerEvents }) {
      const received = new Set(webhooks.map(({ eventId }) => eventId));
      return providerEvents.map(({ id, isDelivered }) =>
        isDelivered && received.has(id) ? null : `event ${id} was not delivered`,
      );
    },
  },
  'webhook-applied-once': {
    promise: 'One event at most settles an order, and one at most is a late payment.',
    look: ({ webhooks }) =>
      [...groupBy(webhooks, ({ billingNo }) => billingNo)].map(([billingNo, events]) => {
        const applied = events.filter(({ outcome }) => outcome === 'applied');
        const late = events.filter(({ outcome }) =>
          ['late-success', 'refund-due'].includes(outcome),
        );
        return applied.length <= 1 && late.length <= 1
          ? null
          : `order ${billingNo} was settled by several events`;
      }),
  },
  'one-event-per-decision': {
    promise: 'A payment is reported once for each of its ends: unpaid, and approved.',
    look: ({ providerEvents }) =>
      [...groupBy(providerEvents, ({ paymentId }) => paymentId)].map(([paymentId, events]) => {
        const approved = events.filter(({ type }) => type === 'payment.approved').length;
        return approved <= 1 && events.length - approved <= 1
          ? null
          : `payment ${paymentId} has ${events.length} events`;
      }),
  },
};
