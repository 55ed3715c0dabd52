import { describe, expect, it } from 'vitest';
import { evaluate, formatComparison } from './evaluate.mjs';

describe('evaluate', () => {
  const reads = { title: 'one order read', sandbox: [700, 80, 900], baseline: [1000, 100, 1000] };

  it('compares consecutive rounds, so that a slow round does not distort the ratio', () => {
    expect(evaluate({ ...reads, minRatio: 0.7 })).toEqual({ ratio: 0.8, isReached: true });
  });

  it('reports whether the minimal ratio is reached', () => {
    expect(evaluate({ ...reads, minRatio: 0.8 }).isReached).toBe(true);
    expect(evaluate({ ...reads, minRatio: 0.81 }).isReached).toBe(false);
  });
});

it('formatComparison contains both rates', () => {
  const reads = { title: 'one order read', sandbox: [700, 80, 900], baseline: [1000, 100, 1000] };
  expect(formatComparison({ ...reads, minRatio: 0.7 })).toMatch(
    /^one order read +700\/s, baseline 1000\/s, ratio 0\.80 \(min 0\.7\)$/,
  );
});
