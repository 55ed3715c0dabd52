import { expect, it } from 'vitest';
import { listingBudgets } from './listing-budgets.mjs';
import { plainLoops } from './plain-loops.mjs';
import { timeListing } from './time-listing.mjs';

const response = { US: [] };

it('listingBudgets limits the first listing by the loops, the next one by milliseconds', () => {
  const rounds = [
    { loops: 20, first: 18, again: 2 },
    { loops: 10, first: 12, again: 4 },
    { loops: 30, first: 30, again: 3 },
  ];
  const [first, again] = listingBudgets(rounds);
  expect([first?.value, first?.max]).toEqual([1, 1]);
  expect([again?.value, again?.max]).toEqual([3, 3]);
  expect(again?.what).toContain('0.10 ×');
});

it('timeListing passes a new response in each round', () => {
  const seen = new Set();
  let time = 0;
  const list = (/** @type {object} */ given) => {
    seen.add(given);
    time += 1;
    return [];
  };
  expect(timeListing(list, response, 2, () => time)).toEqual([
    { loops: 0, first: 1, again: 1 },
    { loops: 0, first: 1, again: 1 },
  ]);
  expect(seen.size).toBe(3);
});

it('timeListing throws if the loops return other channels', () => {
  expect(() =>
    timeListing(
      () => ['other'],
      response,
      1,
      () => 0,
    ),
  ).toThrow('return other channels');
});

it('plainLoops leaves out channels without an icon, and empty regions', () => {
  const channel = {
    payway_id: '10201',
    channel_id: '',
    name: '',
    icon: '',
    sort: 0,
    min_money: 0,
    max_money: 0,
    description: '',
    open_coupon: false,
    sub_payment: [],
  };
  const listed = { ...channel, icon: 'i' };
  expect(plainLoops({ US: [channel], BR: [listed] }, { price: 5, platform: 'web' })).toEqual([
    { region: 'BR', channels: [listed] },
  ]);
});
