import { expect, it } from 'vitest';
import { takeTurns } from './rounds.mjs';

it('ours and the floor take turns', async () => {
  /** @type {string[]} */
  const order = [];
  const runner = (/** @type {string} */ name) => () => Promise.resolve(order.push(name));

  const rates = await takeTurns(2, runner('ours'), runner('floor'));

  expect(order).toEqual(['ours', 'floor', 'ours', 'floor']);
  expect(rates).toEqual({ ours: [1, 3], floor: [2, 4] });
});
