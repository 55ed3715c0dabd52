import { expect, it } from 'vitest';
import { alternate } from './rounds.mjs';

it('alternate measures the sandbox and the baseline in turn', async () => {
  /** @type {string[]} */
  const order = [];
  const runner = (/** @type {string} */ name) => () => Promise.resolve(order.push(name));

  const rates = await alternate(2, runner('sandbox'), runner('baseline'));

  expect(order).toEqual(['sandbox', 'baseline', 'sandbox', 'baseline']);
  expect(rates).toEqual({ sandbox: [1, 3], baseline: [2, 4] });
});
