import { answers } from './answers.mjs';
import { groupBy } from './facts.mjs';
import { ledger } from './ledger.mjs';

/**
 * Something that a run must never break: which of the facts it looks at, and what holds for each of them.
 * @typedef {object} Invariant
 * @property {string} promise
 * @property {(known: object) => Iterable<object>} facts
 * @property {(fact: object, known: object) => boolean} holds
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

/** Returns a function that finds the rows about an order. */
function byOrder(rows) {
  const groups = groupBy(rows, ({ billingNo }) => billingNo);
  return ({ billingNo }) => groups.get(billingNo) ?? [];
}

/**
 * Checks all invariants. One that has looked at nothing is not shown.
 *
 * @param {import('./facts.mjs').Facts} run
 */
export function check(run) {
  const { history, stored } = run;
  const orders = new Map(stored.orders.map((order) => [order.billingNo, order]));
  const known = {
    ...run,
    ...stored,
    acknowledged: acknowledgedIn(history),
    answered: (operation) =>
      history.filter((one) => one.operation === operation && one.reply?.code === 1),
    orderOf: (billingNo) => orders.get(billingNo),
    paymentsOf: byOrder(stored.payments),
    deliveriesOf: byOrder(stored.deliveries),
  };
  return Object.entries(invariants).map(([name, { promise, facts, holds }]) => {
    const looked = [...facts(known)];
    const violations = looked.filter((fact) => !holds(fact, known));
    return { name, promise, looked: looked.length, violations };
  });
}

const secrets = ['number', 'password', 'oauth_token', 'card_info'];

/** Returns a fact as it is printed: without what is a secret of players elsewhere. */
export const exampleOf = (fact) =>
  JSON.stringify(fact, (name, value) => (secrets.includes(name) ? '•••' : value)).slice(0, 500);
