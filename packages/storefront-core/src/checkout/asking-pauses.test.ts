import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxAskingMs, nextAsk } from './asking-pauses';

/** A key that neither shortens nor extends the pause. */
const middle = '80000000-0000-4000-8000-000000000000';

describe('the pauses between two questions about a purchase', () => {
  it('grow from 10 s to a minute', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 50].map((asks) => nextAsk(asks, middle));
    expect(pauses).toEqual([10_000, 15_000, 22_500, 33_750, 50_625, 60_000, 60_000]);
  });

  it('differ between purchases by at most a quarter', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.uuid(), (asks, key) => {
        const share = nextAsk(asks, key) / nextAsk(asks, middle);
        expect(share).toBeGreaterThanOrEqual(0.749);
        expect(share).toBeLessThanOrEqual(1.251);
      }),
    );
  });

  it('are few enough that a purchase is asked about at most 17 times', () => {
    let asks = 0;
    for (let ms = 0; ms < maxAskingMs; asks += 1) ms += nextAsk(asks, '0000');
    expect(asks).toBeLessThanOrEqual(17);
  });

  it('keep ten thousand waiting players below 250 questions a second', () => {
    // Without answers each of them asks once per pause, and the pauses have reached their maximum.
    const random = fc.sample(fc.uuid(), { numRuns: 10_000, seed: 1 });
    const perSecond = random.reduce((sum, key) => sum + 1_000 / nextAsk(50, key), 0);
    expect(perSecond).toBeLessThan(250);
  });
});
