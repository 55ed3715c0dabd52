import { createHash } from 'node:crypto';
import { groupBy } from './facts.mjs';
import { timeLimitMs } from './history.mjs';
import { mayGo } from './ledger.mjs';

/** How long after an attack all instances must be ready again. */
const maxRecoveryMs = 30_000;
const serverError = -5000;
const statusOnTheWire = { 1: 'success', '-1': 'pending', '-2': 'fail' };

export const hashNumber = (number) => createHash('sha256').update(number).digest('base64url');

/** Returns the calls of the main API that met no attack, nor what followed it. */
function calmCalls({ attacks, history }) {
  const isHurt = ({ startedAt, endedAt }) =>
    attacks.some(
      ({ from, to, recoveryMs }) => startedAt <= to + (recoveryMs ?? Infinity) && endedAt >= from,
    );
  return history.filter((entry) => entry.operation !== 'settle' && !isHurt(entry));
}

/** Pairs each fact with the last one before it. */
const steps = (facts, isBefore) =>
  facts.flatMap((next, index) => {
    const last = facts
      .slice(0, index)
      .filter((one) => isBefore(one, next))
      .at(-1);
    return last === undefined ? [] : [{ last, next }];
  });

/** What an answer promises, and that there is one. */
export const answers = {
  'acknowledged-order-exists': {
    promise: 'An order whose number was answered is stored, as what was sent.',
    look: ({ acknowledged, orderOf }) =>
      acknowledged.map(({ sent, player, billingNo }) => {
        const order = orderOf(billingNo);
        const isSame =
          order?.userId === player &&
          order.roleId === sent.role_id &&
          order.key === sent.idempotency_key &&
          order.productId === (sent.product_id ?? order.productId) &&
          order.couponCode === (sent.coupon_code ?? null);
        return isSame ? null : `order ${billingNo} is gone, or not what ${player} has sent`;
      }),
  },
  'answered-in-the-end': {
    promise: 'A purchase that was sent again until it was answered has an answer.',
    look({ history }) {
      const tries = history.filter(({ sent }) => sent.idempotency_key !== undefined);
      const byKey = groupBy(tries, ({ sent }) => sent.idempotency_key);
      return [...byKey].map(([key, entries]) =>
        entries.some(({ reply }) => (reply?.code ?? null) !== null)
          ? null
          : `the purchase with the key ${key} was never answered`,
      );
    },
  },
  'one-number-per-key': {
    promise: 'The same key is always answered with the same number.',
    look({ acknowledged }) {
      const byKey = groupBy(acknowledged, ({ sent }) => sent.idempotency_key);
      return [...byKey].map(([key, entries]) => {
        const numbers = new Set(entries.map(({ billingNo }) => billingNo));
        return numbers.size === 1 ? null : `${key} was answered with ${[...numbers].join(' and ')}`;
      });
    },
  },
  'price-as-shown': {
    promise: 'Price and currency of an order are those that the player was shown.',
    look: ({ acknowledged, orderOf }) =>
      acknowledged
        .filter(({ sent, billingNo }) => sent.expected_price !== undefined && orderOf(billingNo))
        .map(({ sent, billingNo }) => {
          const { priceMinor, currency } = orderOf(billingNo);
          const isShown =
            priceMinor === Math.round(Number(sent.expected_price) * 100) &&
            currency === sent.expected_currency;
          return isShown
            ? null
            : `order ${billingNo} costs ${priceMinor} ${currency}, shown were ${sent.expected_price}`;
        }),
  },
  'told-states-stay': {
    promise: 'A player who was told how an order ended is not told otherwise.',
    look({ answered, orderOf }) {
      const reads = groupBy(
        [...answered('read'), ...answered('last-read')],
        ({ sent }) => sent.billing_no,
      );
      const told = [...reads.values()].flatMap((entries) =>
        // Answers that overlap have no order.
        steps(entries, (last, next) => last.endedAt < next.startedAt),
      );
      return told.map(({ last, next }) => {
        const [from, to] = [last, next].map(({ reply }) => statusOnTheWire[reply.content.status]);
        const number = next.sent.billing_no;
        return mayGo(from, to, orderOf(number)?.flag)
          ? null
          : `order ${number} was told to be ${from}, then ${to}`;
      });
    },
  },
  'orders-are-readable': {
    promise: 'After the run every order reads as it is stored.',
    look: ({ history, orderOf }) =>
      history
        .filter(({ operation, sent }) => operation === 'last-read' && orderOf(sent.billing_no))
        .map(({ sent, reply }) => {
          const { status, currency, price } = reply?.content ?? {};
          const order = orderOf(sent.billing_no);
          const isSame =
            statusOnTheWire[status] === order.status &&
            currency === order.currency &&
            Math.round(Number(price) * 100) === order.priceMinor;
          return isSame ? null : `order ${sent.billing_no} reads otherwise than it is stored`;
        }),
  },
  'decision-comes-true': {
    promise: 'A payment that was acknowledged as made ends in a paid order or a refund.',
    look: ({ history, orderOf, paymentsOf }) =>
      history
        .filter(({ operation, sent, reply }) => {
          const isPayment = operation === 'settle' && sent.status === 'success';
          return isPayment && reply?.body?.result === 'settled';
        })
        .map(({ sent }) => {
          const order = orderOf(sent.billing_no);
          // Another decision, or the deadline, may have come first.
          const isOvertaken = order !== undefined && paymentsOf(order)[0]?.state !== 'approved';
          const isTrue = isOvertaken
            ? order.status === 'fail'
            : order?.status === 'success' || order?.flag === 'refund-due';
          return isTrue ? null : `the paid order ${sent.billing_no} is ${order?.status ?? 'gone'}`;
        }),
  },
  'redemption-used-its-card': {
    promise: 'An acknowledged redemption has used the card that was sent.',
    look({ acknowledged, cards }) {
      const byHash = new Map(cards.map((card) => [card.numberHash, card]));
      return acknowledged
        .filter(({ operation }) => operation === 'redeem')
        .map(({ sent, billingNo }) =>
          byHash.get(hashNumber(sent.number))?.billingNo === billingNo
            ? null
            : `the card ${sent.number} was redeemed and not used`,
        );
    },
  },
  'calm-calls-succeed': {
    promise: 'Without an attack every call is answered in time and without an error of the server.',
    look: (facts) =>
      calmCalls(facts).map(({ operation, reply, startedAt, endedAt }) => {
        const ms = Math.round(endedAt - startedAt);
        const isRight = reply !== null && reply.code !== serverError && ms < timeLimitMs;
        return isRight ? null : `${operation} was answered ${reply?.code ?? 'nothing'} in ${ms} ms`;
      }),
  },
  'instances-come-back': {
    promise: `No instance ends by itself, and all are ready within ${maxRecoveryMs / 1000} seconds after an attack.`,
    look: ({ attacks, unexpectedExits }) => [
      ...unexpectedExits.map((output) => `an instance ended by itself: ${output}`),
      ...attacks.map(({ nemesis, recoveryMs }) =>
        recoveryMs !== null && recoveryMs <= maxRecoveryMs
          ? null
          : `after ${nemesis} it took ${recoveryMs === null ? 'for ever' : `${Math.round(recoveryMs)} ms`}`,
      ),
    ],
  },
};
