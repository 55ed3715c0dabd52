import { groupBy, hashOf, steps } from './facts.mjs';
import { timeLimitMs } from './history.mjs';
import { mayGo } from './ledger.mjs';

/** How long after an attack all instances must be ready again. */
const maxRecoveryMs = 30_000;
const serverError = -5000;
const statusOnTheWire = { 1: 'success', '-1': 'pending', '-2': 'fail' };

/** Returns the calls of the main API that met no attack, nor what followed it. */
function calmCalls({ attacks, history }) {
  const isHurt = ({ startedAt, endedAt }) =>
    attacks.some(
      ({ from, to, recoveryMs }) => startedAt <= to + (recoveryMs ?? Infinity) && endedAt >= from,
    );
  return history.filter((entry) => entry.operation !== 'settle' && !isHurt(entry));
}

/** What an answer promises, and that there is one. */
export const answers = {
  'acknowledged-order-exists': {
    promise: 'An order whose number was answered is stored, as what was sent.',
    facts: ({ acknowledged }) => acknowledged,
    holds({ sent, player, billingNo }, { orderOf }) {
      const order = orderOf(billingNo);
      return (
        order?.userId === player &&
        order.roleId === sent.role_id &&
        order.key === sent.idempotency_key &&
        order.productId === (sent.product_id ?? order.productId) &&
        order.couponCode === (sent.coupon_code ?? null)
      );
    },
  },
  'answered-in-the-end': {
    promise: 'A purchase that was sent again until it was answered has an answer.',
    facts({ history }) {
      const tries = history.filter(({ sent }) => sent.idempotency_key !== undefined);
      return groupBy(tries, ({ sent }) => sent.idempotency_key).values();
    },
    holds: (tries) => tries.some(({ reply }) => (reply?.code ?? null) !== null),
  },
  'one-number-per-key': {
    promise: 'The same key is always answered with the same number.',
    facts: ({ acknowledged }) => groupBy(acknowledged, ({ sent }) => sent.idempotency_key).values(),
    holds: (entries) => new Set(entries.map(({ billingNo }) => billingNo)).size === 1,
  },
  'price-as-shown': {
    promise: 'Price and currency of an order are those that the player was shown.',
    facts: ({ acknowledged, orderOf }) =>
      acknowledged.filter(
        ({ sent, billingNo }) => sent.expected_price !== undefined && orderOf(billingNo),
      ),
    holds({ sent, billingNo }, { orderOf }) {
      const { priceMinor, currency } = orderOf(billingNo);
      const shownMinor = Math.round(Number(sent.expected_price) * 100);
      return priceMinor === shownMinor && currency === sent.expected_currency;
    },
  },
  'told-states-stay': {
    promise: 'A player who was told how an order ended is not told otherwise.',
    facts({ answered }) {
      const reads = [...answered('read'), ...answered('last-read')];
      return [...groupBy(reads, ({ sent }) => sent.billing_no).values()].flatMap((entries) =>
        // Answers that overlap have no order.
        steps(entries, (last, next) => last.endedAt < next.startedAt),
      );
    },
    holds({ last, next }, { orderOf }) {
      const [from, to] = [last, next].map(({ reply }) => statusOnTheWire[reply.content.status]);
      return mayGo(from, to, orderOf(next.sent.billing_no)?.flag);
    },
  },
  'orders-are-readable': {
    promise: 'After the run every order reads as it is stored.',
    facts: ({ history, orderOf }) =>
      history.filter(
        ({ operation, sent }) => operation === 'last-read' && orderOf(sent.billing_no),
      ),
    holds({ sent, reply }, { orderOf }) {
      const { status, currency, price } = reply?.content ?? {};
      const order = orderOf(sent.billing_no);
      return (
        statusOnTheWire[status] === order.status &&
        currency === order.currency &&
        Math.round(Number(price) * 100) === order.priceMinor
      );
    },
  },
  'decision-comes-true': {
    promise: 'A payment that was acknowledged as made ends in a paid order or a refund.',
    facts: ({ history }) =>
      history.filter(({ operation, sent, reply }) => {
        const isPayment = operation === 'settle' && sent.status === 'success';
        return isPayment && reply?.body?.result === 'settled';
      }),
    holds({ sent }, { orderOf, paymentsOf }) {
      const order = orderOf(sent.billing_no);
      // Another decision, or the deadline, may have come first.
      const isOvertaken = order !== undefined && paymentsOf(order)[0]?.state !== 'approved';
      if (isOvertaken) return order.status === 'fail';
      return order?.status === 'success' || order?.flag === 'refund-due';
    },
  },
  'redemption-used-its-card': {
    promise: 'An acknowledged redemption has used the card that was sent.',
    facts: ({ acknowledged }) => acknowledged.filter(({ operation }) => operation === 'redeem'),
    holds({ sent, billingNo }, { cards }) {
      const hash = hashOf(sent.number);
      return cards.some((card) => card.numberHash === hash && card.billingNo === billingNo);
    },
  },
  'calm-calls-succeed': {
    promise: 'Without an attack every call is answered in time and without an error of the server.',
    facts: calmCalls,
    holds: ({ reply, startedAt, endedAt }) =>
      reply !== null && reply.code !== serverError && endedAt - startedAt < timeLimitMs,
  },
  'instances-come-back': {
    promise: `No instance ends by itself, and all are ready within ${maxRecoveryMs / 1000} seconds after an attack.`,
    facts: ({ attacks, unexpectedExits }) => [
      ...unexpectedExits.map((output) => ({ recoveryMs: null, output })),
      ...attacks,
    ],
    holds: ({ recoveryMs }) => recoveryMs !== null && recoveryMs <= maxRecoveryMs,
  },
};
