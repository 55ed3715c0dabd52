import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatCountdown } from './format-countdown';

describe('a countdown in minutes and seconds', () => {
  it.each([
    [0, '00:00'],
    [-5, '00:00'],
    [9, '00:09'],
    [59.9, '00:59'],
    [899, '14:59'],
    [86_399, '1439:59'],
  ])('%d seconds are %s', (seconds, shown) => {
    expect(formatCountdown(seconds)).toBe(shown);
  });

  it('adds up to the seconds left', () => {
    fc.assert(
      fc.property(fc.nat(86_399), (seconds) => {
        const [minutes, rest] = formatCountdown(seconds).split(':').map(Number);
        expect((minutes ?? 0) * 60 + (rest ?? 0)).toBe(seconds);
        expect(rest).toBeLessThan(60);
      }),
    );
  });
});
