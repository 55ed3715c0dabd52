import { myCardInGame, paymentCalls } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { paymentCallOf, providerOf, providers } from '.';
import { pageNeedsOf } from './page-needs';

const served = {
  '10101': ['razer-gold', 'razerGoldPay'],
  '10102': ['razer-gold', 'razerGoldPay'],
  '10103': ['razer-gold', 'razerGoldPay'],
  '10104': ['razer-gold', 'razerGoldPay'],
  '10201': ['paypal', 'paypalPay'],
  '10301': ['mycard-in-game', 'myCardInGame'],
  '10302': ['mycard-billing', 'myCardBilling'],
  '10303': ['mycard-points', 'myCardPoints'],
  '10401': ['codapay', 'codapayPay'],
  '10501': ['pagsmile', 'pagsmilePay'],
  '10701': ['travellet', 'travelletPay'],
  '10801': ['platform', 'platformPay'],
  '11001': ['adyen', 'adyenPay'],
  '11501': ['payermax', 'payermaxPay'],
  '11601': ['alipay', 'alipayPay'],
  '11602': ['alipay-card', 'alipayPay'],
  '11701': ['pingpongx', 'pingpongxPay'],
  '11702': ['pingpongx-card', 'pingpongxPay'],
  '11801': ['welcome-pay', 'welcomePay'],
  '12001': ['airwallex', 'airwallexPay'],
  '12101': ['xsolla', 'xsollaPay'],
} as const;

describe('the registry of providers', () => {
  it('serves each payment channel id once', () => {
    const ids = providers.flatMap(({ paywayIds }) => paywayIds);
    expect([...ids].sort()).toEqual([...Object.keys(served), '11401'].sort());
  });

  it('gives each provider a key of its own', () => {
    const keys = providers.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(Object.entries(served))('%s is served by %j', (paywayId, [key, call]) => {
    const provider = providerOf(paywayId);
    expect(provider?.key).toBe(key);
    expect(provider && paymentCallOf(provider, 'any')).toBe(call);
  });

  it.each([
    ['naver', 'naverPay'],
    ['kakao', 'kakaoPay'],
    ['', null],
    ['constructor', null],
  ])('11401 with channel_id %j makes the call %s', (channelId, call) => {
    const provider = providerOf('11401');
    expect(provider && paymentCallOf(provider, channelId)).toBe(call);
  });

  it('names the method of the wallet’s card fields itself (spec §7)', () => {
    expect(providerOf('11602')?.channelCode?.('')).toBe('CARD');
  });

  it('makes only calls that the contract has', () => {
    const calls = providers.flatMap(({ call }) =>
      typeof call === 'string' ? [call] : Object.values(call),
    );
    const known = [...Object.keys(paymentCalls), myCardInGame.name];
    expect([...new Set(calls)].sort()).toEqual(known.sort());
  });

  it('names hosts, never addresses, and no wildcard as wide as a top-level domain', () => {
    for (const host of providers.flatMap(({ linkHosts }) => linkHosts)) {
      expect(host).toMatch(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    }
  });

  it('says what a presentation brings into the page, and why', () => {
    const needs = providers.flatMap(pageNeedsOf);
    expect(needs.map(({ directive }) => directive)).toEqual([
      'frame-src',
      'frame-src',
      'script-src',
      'frame-src',
    ]);
    expect(needs.every(({ why }) => why.includes(' '))).toBe(true);
  });

  it('pins every script to its bytes, or says why it cannot', () => {
    const needs = providers.flatMap(pageNeedsOf);
    const scripts = needs.filter(({ directive }) => directive === 'script-src');
    expect(scripts.filter(({ integrity }) => integrity === null)).toEqual([]);
  });
});
