import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trafficSource } from './traffic-source';

const signIns = ['token', 'third-party', 'account', 'none'] as const;

describe('the traffic source (spec §4)', () => {
  it.each([
    ['token', 'game'],
    ['third-party', 'social'],
    ['account', 'other'],
    ['none', 'other'],
  ] as const)('of a sign-in by %s without utm_pay is %s', (signIn, source) => {
    expect(trafficSource({ utmPay: null, signIn })).toBe(source);
  });

  it.each(signIns)('of a sign-in by %s with utm_pay=kf is customer', (signIn) => {
    expect(trafficSource({ utmPay: 'kf', signIn })).toBe('customer');
  });

  it('does not depend on any other utm_pay', () => {
    const others = fc
      .oneof(fc.string(), fc.constantFrom('', 'KF', 'kf ', ' kf', 'kf2', 'kf,kf', 'social', 'game'))
      .filter((utmPay) => utmPay !== 'kf');
    fc.assert(
      fc.property(others, fc.constantFrom(...signIns), (utmPay, signIn) => {
        const source = trafficSource({ utmPay, signIn });
        expect(source).toBe(trafficSource({ utmPay: null, signIn }));
        expect(source).not.toBe('customer');
      }),
    );
  });
});
