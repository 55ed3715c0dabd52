import { expect, it } from 'vitest';
import { listingBudgets } from './listing-budgets.mjs';
import { plainLoops } from './plain-loops.mjs';
import { timeListing } from './time-listing.mjs';

const answer = { US: [] };

it('a first listing is held against the loops of its round, the next one against milliseconds', () => {
  const rounds = [
    { loops: 20, first: 18, again: 2 },
    { loops: 10, first: 12, again: 4 },
    { loops: 30, first: 30, again: 3 },
  ];
  const [first, again] = listingBudgets(rounds);
  expect([first?.ours, first?.atMost]).toEqual([1, 1]);
  expect([again?.ours, again?.atMost]).toEqual([3, 3]);
  expect(again?.what).toContain('0.10 ×');
});

it('the two take turns, on an answer that is new to the listing in each round', () => {
  const seen = new Set();
  let time = 0;
  const list = (/** @type {object} */ given) => {
    seen.add(given);
    time += 1;
    return [];
  };
  expect(timeListing(list, answer, 2, () => time)).toEqual([
    { loops: 0, first: 1, again: 1 },
    { loops: 0, first: 1, again: 1 },
  ]);
  expect(seen.size).toBe(3);
});

it('a listing that gives other channels than the loops is not timed', () => {
  expect(() =>
    timeListing(
      () => ['other'],
      answer,
      1,
      () => 0,
    ),
  ).toThrow('other channels');
});

it('the loops leave out what has no icon, and regions with nothing left', () => {
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
