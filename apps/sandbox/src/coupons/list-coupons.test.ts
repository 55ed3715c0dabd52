import { Code, calls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxFixtures } from '../control/fixtures';
import { reset } from '../control/reset';
import {
  type CouponHolder,
  couponCodeOf,
  couponHolder,
  couponNames,
} from '../test-sandbox/coupon-holder';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

const now = '2026-11-18T12:00:00Z';

let sandbox: TestSandbox;
let holder: CouponHolder;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await reset(sandbox.services);
  holder = await couponHolder(sandbox, now);
});
afterAll(async () => sandbox.close());

describe('a player’s coupons (spec §4)', () => {
  it('have the categories of the fixtures, for every brand with coupons', async () => {
    const expected = sandboxFixtures().coupons;
    const found = await Promise.all(
      expected.map(async ({ username, gp_id: gpId, client_id: clientId, code }) => {
        const player = await couponHolder(sandbox, now, username, gpId);
        const coupons = await player.list('claim,avail,lock,history', clientId);
        return coupons.filter((one) => one.code === code).map((one) => one.use_category);
      }),
    );
    const brands = new Set(expected.map(({ brand }) => brand));
    expect(brands).toEqual(
      new Set(['nova', 'merlion', 'formosa', 'aurora', 'dragonfire', 'europa', 'hanabi']),
    );
    expect(found).toEqual(expected.map(({ use_category }) => [use_category]));
  });

  it('are claimable for every reached level, the best first', async () => {
    const coupons = await holder.list('claim');
    expect(couponNames(coupons)).toEqual([
      'Level gift −15%',
      'Monthly coupon −10%',
      'Monthly coupon −5%',
      'Weekly coupon −3%',
    ]);
    expect(coupons).toMatchObject([
      { discount_rate: 0.85, valid_end_time: 0, time_zone: '' },
      { discount_rate: 0.9, valid_end_time: Date.UTC(2026, 11, 1) / 1000, time_zone: 'UTC' },
      { discount_rate: 0.95 },
      { discount_rate: 0.97, valid_end_time: Date.UTC(2026, 10, 23) / 1000 },
    ]);
  });

  it('of the history have the time of use, the latest first', async () => {
    expect(await holder.list('history')).toMatchObject([
      {
        code: couponCodeOf('nova', 'history', 'expired'),
        is_used: false,
        used_time: 0,
        valid_end_time: Date.UTC(2024, 1, 1) / 1000,
      },
      {
        code: couponCodeOf('nova', 'history', 'used'),
        is_used: true,
        used_time: Date.UTC(2024, 0, 17, 12) / 1000,
      },
    ]);
  });

  it('are filtered by the requested categories', async () => {
    const both = await holder.list('avail,lock');
    expect(new Set(both.map((one) => one.use_category))).toEqual(new Set(['avail', 'lock']));
    const usable = both.filter((one) => one.use_category === 'avail');
    expect(await holder.list('avail')).toEqual(usable);
  });

  it('of another game product are locked', async () => {
    const code = couponCodeOf('nova', 'lock');
    expect(await holder.list('lock')).toMatchObject([{ code }]);
    const there = await couponHolder(sandbox, now, 'nova-player', 'ember-reborn');
    expect(await there.list('avail', '510011')).toMatchObject([{ code }]);
  });

  it('are empty without the VIP version', async () => {
    const player = await couponHolder(sandbox, now, 'merlion-player', 'garuda-rising');
    expect(await player.list('claim,avail,lock,history', '520031')).toEqual([]);
    const nothing = { kind: 'content', content: { coupons: [] } };
    expect(await player.receive(undefined, '520031')).toEqual(nothing);
  });

  it.each([
    ['no category', ''],
    ['an unknown category', 'spent'],
    ['an unknown category among others', 'avail,spent'],
  ])('are refused for the categories %s', async (_, use_category) => {
    const query = { client_id: '510001', use_category, oauth_token: holder.token };
    const refusal = { kind: 'refused', code: Code.malformedRequest };
    expect(await sandbox.ask(calls.couponList, query)).toMatchObject(refusal);
  });
});

describe('points and coupons are private', () => {
  const place = { client_id: '510001', use_category: 'avail', product_id: '510001-gems-300' };
  const { couponList, receiveCoupons, discountPreview, vipInfo } = calls;
  const asked = [couponList, receiveCoupons, discountPreview, vipInfo];

  async function codesFor(oauth_token: string): Promise<unknown[]> {
    const answers = await Promise.all(
      asked.map(async (call) => sandbox.ask(call, { ...place, oauth_token })),
    );
    return answers.map((one) => (one.kind === 'refused' ? one.code : one));
  }

  it.each([
    ['a guest', ''],
    ['a token that is none', 'nonsense'],
    ['an expired token', 'expired-token-of-nova'],
  ])('and not shown to %s', async (_, token) => {
    expect(await codesFor(token)).toEqual(asked.map(() => Code.notLoggedIn));
  });

  it.each([
    ['another game product', 'nova-player', 'neon-drift'],
    ['another brand', 'formosa-player', 'jade-sword'],
  ])('and not shown with the token of %s', async (_, userId, gpId) => {
    const { token } = await couponHolder(sandbox, now, userId, gpId);
    expect(await codesFor(token)).toEqual(asked.map(() => Code.notLoggedIn));
  });
});
