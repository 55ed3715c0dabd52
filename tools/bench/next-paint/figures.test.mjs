import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.mjs';

/** @type {import('./comparisons.mjs').Comparison} */
const comparison = {
  what: 'open',
  interaction: 'open',
  ours: 'ours',
  floor: 'box',
  plain: null,
  target: { median: 40, slowest: 64, floor: 32 },
};

/**
 * @param {readonly (readonly [ours: number, floor: number])[]} times
 * @returns {import('./play-rounds.mjs').Round[]}
 */
const roundsOf = (times) =>
  times.map(
    ([ours, floor]) =>
      new Map([
        ['ours', { open: [{ event: ours, shown: ours + 100 }] }],
        ['box', { open: [{ event: floor, shown: floor }] }],
      ]),
  );

describe('the median keeps its target', () => {
  it.each([
    ['below it, whatever the floor does', 40, 16, 'kept'],
    ['above it, no further from the floor than the target is', 100, 80, 'kept'],
    ['above it and too far from the floor', 104, 80, 'EXCEEDED'],
  ])('%s', (_case, ours, floor, verdict) => {
    expect(figuresOf(roundsOf([[ours, floor]]), comparison).verdict).toBe(verdict);
  });

  it('by the ratio of each round: a slow round counts like any other', () => {
    const rounds = roundsOf([
      [48, 40],
      [48, 40],
      [900, 100],
    ]);
    expect(figuresOf(rounds, comparison)).toMatchObject({ ratio: 1.2, median: 48, shown: 148 });
  });
});

describe('the slowest', () => {
  it.each([
    [64, 32, 'kept'],
    [72, 64, 'EXCEEDED'],
    [72, 72, 'too noisy'],
  ])('of ours %i and of the floor %i is %s', (ours, floor, verdict) => {
    expect(figuresOf(roundsOf([[ours, floor]]), comparison).slowestVerdict).toBe(verdict);
  });
});
