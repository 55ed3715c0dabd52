import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.mjs';

const comparison = {
  what: 'open',
  interaction: 'open',
  candidate: 'popup',
  baseline: 'box',
  target: { median: 40, slowest: 64, baseline: 32 },
};

const roundsOf = (times) =>
  times.map(
    ([candidate, baseline]) =>
      new Map([
        ['popup', { open: [candidate] }],
        ['box', { open: [baseline] }],
      ]),
  );

describe('medianResult', () => {
  it.each([
    ['at the target, whatever the baseline', 40, 16, 'ok'],
    ['above the target, with the ratio of the target', 100, 80, 'ok'],
    ['above the target, with a larger ratio', 104, 80, 'EXCEEDED'],
  ])('for a median %s', (_case, candidate, baseline, expected) => {
    expect(figuresOf(roundsOf([[candidate, baseline]]), comparison).medianResult).toBe(expected);
  });

  it('uses the median of the ratios, so that a slow round does not count more', () => {
    const rounds = roundsOf([
      [48, 40],
      [48, 40],
      [900, 100],
    ]);
    expect(figuresOf(rounds, comparison)).toMatchObject({ ratio: 1.2, median: 48 });
  });
});

describe('slowestResult', () => {
  it.each([
    [64, 32, 'ok'],
    [72, 64, 'EXCEEDED'],
    [72, 72, 'too noisy'],
  ])('for %i and a baseline of %i is %s', (candidate, baseline, expected) => {
    expect(figuresOf(roundsOf([[candidate, baseline]]), comparison).slowestResult).toBe(expected);
  });
});
