/**
 * What breaks an invariant.
 * @typedef {object} Violation
 * @property {string} text
 * @property {number} [at] when it happened, if the history tells
 */

/**
 * The result of looking at the facts of a run. An invariant that has looked at nothing is not shown.
 * @typedef {{ looked: number, violations: readonly Violation[] }} Finding
 */

/**
 * Something that a run must never break.
 * @typedef {object} Invariant
 * @property {string} name
 * @property {string} family
 * @property {string} sentence
 * @property {(facts: Facts) => Finding} check
 */

/** Looks at each fact; `complaint` returns what is wrong with one, or null. */
export function inspect(facts, complaint, at = () => undefined) {
  const violations = facts.flatMap((fact) => {
    const text = complaint(fact);
    if (text === null) return [];
    const moment = at(fact);
    return [moment === undefined ? { text } : { text, at: moment }];
  });
  return { looked: facts.length, violations };
}

/** Groups by a key. */
export function groupBy(facts, keyOf) {
  const groups = new Map();
  for (const fact of facts) {
    const key = keyOf(fact);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [fact]);
    else group.push(fact);
  }
  return groups;
}

/** Returns orders by their number. */
export function ordersByNumber({ stored }) {
  return new Map(stored.orders.map((order) => [order.billingNo, order]));
}
