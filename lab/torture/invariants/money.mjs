import { field } from '../history.mjs';
import { groupBy, inspect, ordersByNumber } from './invariant.mjs';

/** Returns a share of an amount, rounded half up. */
const share = (amount, part, of) => Math.floor((2 * amount * part + of) / (2 * of));

function catalogue({ stored }) {
  const goods = new Map(stored.goods.map((one) => [`${one.clientId} ${one.productId}`, one]));
  return ({ clientId, productId }) => goods.get(`${clientId} ${productId}`);
}

/** Orders that are not paid with a prepaid card, whose value is their price. */
const priced = ({ stored }) =>
  stored.orders.filter(({ provider }) => provider !== 'mycard-in-game');

/** Prices, points and coupons. */
export const moneyInvariants = [
  {
    name: 'price-as-shown',
    family: 'prices',
    sentence: 'Price and currency of an order are those that the player was shown.',
    check(facts) {
      const orders = ordersByNumber(facts);
      const shown = facts.history.flatMap(({ operation, sent, reply }) => {
        const order = orders.get(field(reply?.content, 'billing_no'));
        const price = sent['expected_price'];
        const isAnswered = operation === 'buy' && reply?.code === 1;
        return isAnswered && order !== undefined && price !== undefined
          ? [{ order, sent, price }]
          : [];
      });
      return inspect(shown, ({ order, sent, price }) =>
        order.priceMinor === Math.round(Number(price) * 100) &&
        order.currency === sent['expected_currency']
          ? null
          : `order ${order.billingNo} costs ${order.priceMinor} ${order.currency}, shown were ${price}`,
      );
    },
  },
  {
    name: 'price-of-the-catalogue',
    family: 'prices',
    sentence: 'An order costs what the goods cost, less the share of its coupon.',
    check(facts) {
      const goodsOf = catalogue(facts);
      const rates = new Map(
        facts.stored.coupons.map(({ code, ratePermille }) => [code, ratePermille]),
      );
      return inspect(priced(facts), (order) => {
        const full = goodsOf(order)?.priceMinor ?? 0;
        const rate = order.couponCode === null ? 1000 : rates.get(order.couponCode);
        const price = rate === undefined ? NaN : Math.max(1, share(full, rate, 1000));
        return order.priceMinor === price
          ? null
          : `order ${order.billingNo} costs ${order.priceMinor} instead of ${price}`;
      });
    },
  },
  {
    name: 'payment-of-the-price',
    family: 'prices',
    sentence: 'The provider asks for the price of the order, in one payment.',
    check(facts) {
      const payments = groupBy(facts.stored.payments, ({ billingNo }) => billingNo);
      return inspect(priced(facts), ({ billingNo, priceMinor, currency }) => {
        const [payment, ...others] = payments.get(billingNo) ?? [];
        const isRight =
          others.length === 0 &&
          payment?.amountMinor === priceMinor &&
          payment.currency === currency;
        return isRight ? null : `the payment of order ${billingNo} is another amount, or not one`;
      });
    },
  },
  {
    name: 'points-of-the-goods',
    family: 'points',
    sentence: 'An order earns the points of its goods, in proportion to what was paid.',
    check(facts) {
      const goodsOf = catalogue(facts);
      return inspect(priced(facts), (order) => {
        const goods = goodsOf(order);
        const points = share(goods?.points ?? 0, order.priceMinor, goods?.priceMinor ?? 1);
        return order.points === points
          ? null
          : `order ${order.billingNo} has ${order.points} points instead of ${points}`;
      });
    },
  },
  {
    name: 'points-are-the-sum',
    family: 'points',
    sentence: 'The VIP points of a player are those of the paid orders and the initial ones.',
    check({ history, stored }) {
      // Only after all orders were settled: before, an order may be paid between answer and look.
      const reads = history.filter(
        ({ operation, reply }) => operation === 'last-points' && reply?.code === 1,
      );
      return inspect(reads, ({ player, sent, reply }) => {
        const gpId = sent['gp_id'];
        const own = (one) => one.userId === player && one.gpId === gpId;
        const paid = stored.orders.filter((order) => own(order) && order.status === 'success');
        const sum = [...paid, ...stored.openingPoints.filter(own)].reduce(
          (all, { points }) => all + points,
          0,
        );
        const told = Number(field(reply?.content, 'total_points'));
        return told === sum
          ? null
          : `${player} has ${told} points in ${gpId ?? ''} instead of ${sum}`;
      });
    },
  },
  {
    name: 'coupon-of-one-order',
    family: 'coupons',
    sentence: 'A coupon pays for at most one order that has not failed.',
    check({ stored }) {
      const live = stored.orders.filter(
        ({ couponCode, status }) => couponCode !== null && status !== 'fail',
      );
      const groups = [...groupBy(live, ({ couponCode }) => couponCode ?? '').entries()];
      return inspect(groups, ([code, orders]) =>
        orders.length === 1 ? null : `coupon ${code} is used by ${orders.length} orders`,
      );
    },
  },
  {
    name: 'coupon-follows-its-order',
    family: 'coupons',
    sentence: 'A coupon is used by a paid order, reserved by an unpaid one, or free.',
    check(facts) {
      const orders = ordersByNumber(facts);
      const wanted = { success: 'used', pending: 'reserved', fail: 'avail' };
      return inspect(facts.stored.coupons, ({ code, state, billingNo }) => {
        const order = billingNo === null ? undefined : orders.get(billingNo);
        const isRight =
          state === 'avail'
            ? billingNo === null
            : order !== undefined && order.couponCode === code && wanted[order.status] === state;
        return isRight
          ? null
          : `coupon ${code} is ${state} by ${billingNo ?? 'no order'} (${order?.status ?? '-'})`;
      });
    },
  },
  {
    name: 'paid-order-keeps-its-coupon',
    family: 'coupons',
    sentence: 'The coupon of a paid order is used by that order.',
    check({ stored }) {
      const coupons = new Map(stored.coupons.map((coupon) => [coupon.code, coupon]));
      const paid = stored.orders.filter(
        ({ couponCode, status }) => couponCode !== null && status === 'success',
      );
      return inspect(paid, ({ billingNo, couponCode }) => {
        const coupon = coupons.get(couponCode ?? '');
        const isRight = coupon?.state === 'used' && coupon.billingNo === billingNo;
        return isRight
          ? null
          : `coupon ${couponCode ?? ''} of the paid order ${billingNo} is not used by it`;
      });
    },
  },
  {
    name: 'coupon-once-a-period',
    family: 'coupons',
    sentence: 'An offer gives a player one coupon a period.',
    check({ stored }) {
      const groups = groupBy(stored.coupons, ({ userId, offerId, periodStart }) =>
        [userId, offerId, periodStart].join(' '),
      );
      return inspect([...groups.entries()], ([offer, coupons]) =>
        coupons.length === 1 ? null : `${offer} gave ${coupons.length} coupons`,
      );
    },
  },
];
