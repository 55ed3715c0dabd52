import { describe, expect, it } from 'vitest';
import { verdict, verdictLine } from './verdict.mjs';

describe('the verdict', () => {
  const reads = { title: 'one order read', ours: [700, 80, 900], floor: [1000, 100, 1000] };

  it('compares rounds that follow each other: a slow minute is slow for both', () => {
    expect(verdict({ ...reads, target: 0.7 })).toEqual({ ratio: 0.8, isReached: true });
  });

  it('is reached at the target, not below', () => {
    expect(verdict({ ...reads, target: 0.8 }).isReached).toBe(true);
    expect(verdict({ ...reads, target: 0.81 }).isReached).toBe(false);
  });

  it('is told with both rates', () => {
    const line = verdictLine({ ...reads, target: 0.7 });
    expect(line).toMatch(/^one order read +700\/s beside 1000\/s, ratio 0\.80 \(target 0\.7\)$/);
  });
});
