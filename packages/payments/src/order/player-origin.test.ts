import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameChannelId, trafficSource } from './player-origin';

describe('the channel code (spec §4)', () => {
  it.each([
    ['no client', null, false, '3'],
    ['login without a client', null, true, '3'],
    ['an empty client', '', false, '3'],
    ['login with an empty client', '', true, '3'],
    ['client only', 'c1', false, '2'],
    ['client and login', 'c1', true, '1'],
  ] as const)('for %s (%j, %j) is %s', (_, clientId, isSignedIn, code) => {
    expect(gameChannelId({ clientId, isSignedIn })).toBe(code);
  });

  it('depends only on whether there is a client and a login', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.boolean(), (clientId, isSignedIn) => {
        const known = [(clientId ?? '') !== '', isSignedIn].join();
        const codes: Record<string, string> = { 'true,true': '1', 'true,false': '2' };
        expect(gameChannelId({ clientId, isSignedIn })).toBe(codes[known] ?? '3');
      }),
    );
  });
});

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
