import { myCardInGame, paymentCalls } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { paymentTable } from '../../../contract/test/payment-table';
import { methodsByProvider, paymentCallOf, providerOf, providers } from '.';
import { pageNeedsOf } from './page-needs';
import type { Presentation, Provider } from './provider';

const served = providers.flatMap((provider) =>
  provider.paywayIds.map((paywayId) => [paywayId, provider] as const),
);

const orderCalls = [...Object.values(paymentCalls), myCardInGame];

/** The payment channel ids that a provider serves, with the paths of its calls. */
function rowsOf({ call, paywayIds }: Provider): readonly string[] {
  const names = typeof call === 'string' ? [call] : Object.values(call);
  const paths = orderCalls.filter(({ name }) => names.includes(name)).map(({ path }) => path);
  return paywayIds.flatMap((id) => paths.map((path) => `${id} ${path}`));
}

describe('the registry of providers', () => {
  it('serves the payment channel ids of the specification, by its calls, and no other', () => {
    const specified = paymentTable.map(({ paywayId, path }) => `${paywayId} ${path}`);
    const rows = providers.flatMap(rowsOf);
    const table = 'packages/contract/test/payment-table.ts';
    const unspecified = rows.filter((row) => !specified.includes(row));
    expect(unspecified, `Write into ${table} what the specification says of these.`).toEqual([]);
    const unserved = specified.filter((row) => !rows.includes(row));
    expect(unserved, `${table} says these; no file in this folder serves them.`).toEqual([]);
  });

  it('says of each provider what players know its methods as', () => {
    expect(Object.keys(methodsByProvider).sort()).toEqual(providers.map(({ key }) => key).sort());
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
