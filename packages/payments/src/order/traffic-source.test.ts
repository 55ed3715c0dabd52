import { describe, expect, it } from 'vitest';
import { trafficSource } from './traffic-source';

describe('the traffic source (spec §4)', () => {
  it.each([
    ['kf', 'token', 'customer'],
    ['kf', 'none', 'customer'],
    ['KF', 'none', 'other'],
    [null, 'token', 'game'],
    ['x', 'token', 'game'],
    [null, 'third-party', 'social'],
    [null, 'account', 'other'],
    [null, 'none', 'other'],
  ] as const)('utm_pay %s, signed in by %s: %s', (utmPay, signIn, source) => {
    expect(trafficSource({ utmPay, signIn })).toBe(source);
  });
});
