import { answers } from './answers.mjs';
import { groupBy } from './facts.mjs';
import { ledger } from './ledger.mjs';

/**
 * Something that a run must never break. `look` returns one complaint for each fact that it has looked at, or null
 * where all is right.
 * @typedef {{ promise: string, look: (facts: object) => readonly (string | null)[] }} Invariant
 */

/** Every invariant by its name: what answers promise, and what has to agree in the database. */
export const invariants = { ...answers, ...ledger };

/** Numbers of orders that were answered to purchases and redemptions, with the request. */
function acknowledgedIn(history) {
  return history.flatMap((entry) => {
    const { operation, sent, player, reply } = entry;
    const isAnswer = ['buy', 'redeem'].includes(operation) && reply?.code === 1;
    const billingNo = isAnswer ? reply.content?.billing_no : undefined;
    return billingNo === undefined ? [] : [{ operation, sent, player, billingNo }];
  });
}

/**
 * Checks all invariants. One that has looked at nothing is not shown.
 *
 * @param {import('./facts.mjs').Facts} facts
 */
export function check(facts) {
  const { history, stored } = facts;
  const orders = new Map(stored.orders.map((order) => [order.billingNo, order]));
  const payments = groupBy(stored.payments, ({ billingNo }) => billingNo);
  const known = {
    ...facts,
    ...stored,
    acknowledged: acknowledgedIn(history),
    answered: (operation) =>
      history.filter((one) => one.operation === operation && one.reply?.code === 1),
    orderOf: (billingNo) => orders.get(billingNo),
    paymentsOf: ({ billingNo }) => payments.get(billingNo) ?? [],
  };
  return Object.entries(invariants).map(([name, { promise, look }]) => {
    const looks = look(known);
    const violations = looks.filter((complaint) => complaint !== null);
    return { name, promise, looked: looks.length, violations };
  });
}
