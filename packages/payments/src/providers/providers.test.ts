import { myCardInGame, paymentCalls } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { paymentCallOf, providerOf, providers } from '.';
import { pageNeedsOf } from './page-needs';
import type { Presentation } from './provider';

const served = providers.flatMap((provider) =>
  provider.paywayIds.map((paywayId) => [paywayId, provider] as const),
);

/** The payment channel ids of spec §9, written out: what follows from the registry would agree with every mistake in it. */
const specified = [
  ...['10101', '10102', '10103', '10104', '10201', '10301', '10302', '10303', '10401', '10501'],
  ...['10701', '10801', '11001', '11401', '11501', '11601', '11602', '11701', '11702', '11801'],
  ...['12001', '12101'],
];

describe('the registry of providers', () => {
  it('serves the payment channel ids of the specification and no other', () => {
    expect(served.map(([paywayId]) => paywayId).sort()).toEqual(specified);
  });

  it.each(served)('has exactly one provider for %s', (paywayId, provider) => {
    expect(providers.filter(({ paywayIds }) => paywayIds.includes(paywayId))).toEqual([provider]);
    expect(providerOf(paywayId)).toBe(provider);
  });

  it('has no provider for an unknown payment channel id', () => {
    expect(['', '0', '99999', 'constructor'].map(providerOf)).toEqual([null, null, null, null]);
  });

  it('has unique keys', () => {
    const keys = providers.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(providers.filter(({ call }) => typeof call === 'string'))(
    'has one call for all methods of $key',
    (provider) => {
      expect(paymentCallOf(provider, 'any')).toBe(provider.call);
    },
  );

  it.each([
    ['naver', 'naverPay'],
    ['kakao', 'kakaoPay'],
    ['', null],
    ['constructor', null],
  ])('has for 11401 with channel_id %j the call %s', (channelId, call) => {
    const provider = providerOf('11401');
    expect(provider && paymentCallOf(provider, channelId)).toBe(call);
  });

  it('sends the channel CARD for the wallet’s card fields (spec §7)', () => {
    expect(providerOf('11602')?.channelCode?.('')).toBe('CARD');
  });

  it('uses every payment call of the contract and no other', () => {
    const calls = providers.flatMap(({ call }) =>
      typeof call === 'string' ? [call] : Object.values(call),
    );
    const known = [...Object.keys(paymentCalls), myCardInGame.name];
    expect([...new Set(calls)].sort()).toEqual(known.sort());
  });

  it('lists hosts without a scheme or path, and no wildcard below a top-level domain', () => {
    for (const host of providers.flatMap(({ linkHosts }) => linkHosts)) {
      expect(host).toMatch(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    }
  });

  it.each(providers)('lists the page needs of $key with their purpose', (provider) => {
    const needs = pageNeedsOf(provider);
    const directives: Readonly<Record<Presentation, readonly string[]>> = {
      redirect: [],
      'in-game-card': [],
      'hosted-card': ['frame-src'],
      'gateway-script': ['script-src'],
    };
    expect(needs.map(({ directive }) => directive)).toEqual(directives[provider.presentation]);
    expect(needs.every(({ why }) => why.includes(' '))).toBe(true);
  });

  it('has an integrity, or the reason for its absence, for every script', () => {
    const needs = providers.flatMap(pageNeedsOf);
    const scripts = needs.filter(({ directive }) => directive === 'script-src');
    expect(scripts.filter(({ integrity }) => integrity === null)).toEqual([]);
  });
});
