import type { Coupon } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { couponOption, percentOff } from './coupon-option';

const coupon: Coupon = {
  ...{ code: 'C1', name: { en: 'Gift', de: 'Geschenk' }, use_category: 'avail' },
  ...{ discount_rate: 0.9, is_used: false, used_time: 0, valid_end_time: 0, time_zone: '' },
};
const end = 1_795_248_000;

describe('a coupon as it is shown (spec §4)', () => {
  it('has its name in the player’s language', () => {
    expect(couponOption(coupon, 'de')).toMatchObject({ name: 'Geschenk', off: '10' });
  });

  it.each([
    [{ use_category: 'claim' }, { kind: 'claim', validUntil: '', progress: 'failed' }],
    [{ use_category: 'avail' }, { kind: 'avail', validUntil: '' }],
    [{ use_category: 'lock' }, { kind: 'lock', validUntil: '' }],
    [
      { use_category: 'history', valid_end_time: 0 },
      { kind: 'expired', expiredOn: '' },
    ],
  ] as const)('of %j stands as %j', (changes, standing) => {
    expect(couponOption({ ...coupon, ...changes }, 'en', 'failed').standing).toEqual(standing);
  });

  it('shows when it was used, even if it has expired since', () => {
    const used = { use_category: 'history', is_used: true, used_time: end - 60 } as const;
    const { standing } = couponOption({ ...coupon, ...used, valid_end_time: end }, 'en');
    expect(standing).toMatchObject({ kind: 'used', usedOn: expect.stringMatching(/:59 UTC/) });
  });

  it('shows its end with the UTC offset (spec §9)', () => {
    const { standing } = couponOption({ ...coupon, valid_end_time: end }, 'en');
    expect(standing).toMatchObject({ validUntil: expect.stringMatching(/^2026\/11\/2\d .*UTC/) });
  });
});

it.each([
  [0.9, '10'],
  [0.875, '12.5'],
  [0.97, '3'],
  [0.0001, '99.99'],
  [1, '0'],
])('a rate of %d takes %s per cent off', (rate, off) => {
  expect(percentOff(rate)).toBe(off);
});
