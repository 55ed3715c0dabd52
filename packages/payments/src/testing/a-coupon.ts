import type { Coupon } from '@shop/contract';
import fc from 'fast-check';

/** Creates a usable coupon that never expires; `changes` overrides its fields. */
export function aCoupon(changes: Partial<Coupon> = {}): Coupon {
  return {
    code: 'C1',
    name: 'Ten off',
    use_category: 'avail',
    discount_rate: 0.9,
    is_used: false,
    used_time: 0,
    valid_end_time: 0,
    time_zone: '',
    ...changes,
  };
}

/** Lists of coupons with distinct codes, but few rates and ends, so that there are ties. */
export const anyCoupons: fc.Arbitrary<Coupon[]> = fc.uniqueArray(
  fc
    .record({
      code: fc.constantFrom(...Array.from('ABCDEFGHIJ', (letter) => `C${letter}`)),
      use_category: fc.constantFrom('avail', 'avail', 'claim', 'lock', 'history'),
      discount_rate: fc.constantFrom(0.5, 0.9, 1),
      valid_end_time: fc.constantFrom(0, 1_700_000_000, 1_800_000_000),
    })
    .map((fields) => aCoupon(fields)),
  { selector: ({ code }) => code },
);
