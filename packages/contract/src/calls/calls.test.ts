import { describe, expect, it } from 'vitest';
import { paymentTable } from '../../test/payment-table';
import { calls } from '.';
import { paymentCalls } from './payment';
import * as v from 'valibot';

const payment = {
  client_id: 'c',
  server_id: 's1',
  role_id: 'r',
  platform: 'web',
  product_id: 'p',
  domain_area: 'universal',
  game_channel_id: '3',
  bcp47_lang: 'en',
  country: 'US',
  did: 'd',
  session_id: 's',
  session_time: 1700000000000,
  traffic_source: 'other',
};

const thirdPartyFiles = [
  'google_auth',
  'apple_auth',
  'facebook_auth',
  'twitter_auth',
  'twitter_redirect',
  'vk_auth',
  'huawei_auth',
];

function below(folder: string, files: readonly string[]): string[] {
  return files.map((file) => `${folder}${file}`);
}

const specPaths = [
  '/api/replenishment/getGameList',
  '/api/replenishment/replenishment_info',
  '/api/config/game_logo',
  '/api/config/recharge',
  '/api/system/allRoleList',
  '/api/rsys/evoke',
  ...below('/api/cumulative/', ['cumulativeActivityInfo', 'receiveActivityGift', 'status']),
  ...below('/api/coupons/', ['vipBasicInfo', 'vipInfo', 'couponList', 'receiveCoupons']),
  ...below('/util/login/', ['auth', 'get_user_info', 'login_config', ...thirdPartyFiles]),
  ...below('/api/ingame/', ['auth', ...thirdPartyFiles]),
  ...below('/api/pay/', [
    'getGameListV2',
    'getServerList',
    'getRoleList',
    'getThirdGift',
    'getCountryList',
    'replenishmentCountryList',
    'getLimitProductInfo',
    'productPoints',
    'getOrderInfo',
    'card_pay',
    'card_info',
  ]),
  ...new Set(paymentTable.map(({ path }) => path)),
];

describe('calls (spec §7)', () => {
  it('have the name of their key', () => {
    expect(Object.entries(calls).filter(([name, call]) => name !== call.name)).toEqual([]);
  });

  it('have unique paths', () => {
    const paths = Object.values(calls).map((call) => call.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('cover every path of the spec, and two that the spec does not name', () => {
    const unnamed = ['/api/config/init', '/api/system/realName'];
    const paths = Object.values(calls).map((call) => call.path);
    expect(
      [...paths].sort(),
      'The paths of payments are in packages/contract/test/payment-table.ts.',
    ).toEqual([...specPaths, ...unnamed].sort());
  });

  it('have the kind of their effect when they sign in, claim, preview or redeem', () => {
    const kindsBelow = (folder: string): object =>
      Object.fromEntries(
        Object.values(calls)
          .filter(({ path, kind }) => path.startsWith(folder) && kind !== 'read')
          .map(({ path, kind }) => [path.slice(folder.length), kind]),
      );
    const thirdParties = Object.fromEntries(thirdPartyFiles.map((file) => [file, 'code-sign-in']));
    expect(kindsBelow('/util/login/')).toEqual({ auth: 'password', ...thirdParties });
    expect(kindsBelow('/api/ingame/')).toEqual({ auth: 'password', ...thirdParties });
    expect([calls.cardPay.kind, calls.myCardInGame.kind]).toEqual(['card', 'card']);
    expect([calls.receiveCoupons.kind, calls.receiveActivityGift.kind]).toEqual(['claim', 'claim']);
    expect([calls.discountPreview.kind, calls.cardInfo.kind]).toEqual(['preview', 'preview']);
  });
});

describe('payment creation (spec §7)', () => {
  it.each(paymentTable)('$path of $paywayId requires the common payload and $extra', (row) => {
    const { params } = Object.values(calls).find(({ path }) => path === row.path) ?? {};
    if (params === undefined) throw new Error('no call has this path');
    const whole = { ...payment, ...Object.fromEntries(row.extra.map((name) => [name, 'x'])) };
    expect(v.safeParse(params, whole).output).toMatchObject(whole);
    const required = Object.keys(whole).filter((missing) => {
      const rest = Object.entries(whole).filter(([name]) => name !== missing);
      return !v.is(params, Object.fromEntries(rest));
    });
    expect(required).toEqual(Object.keys(whole));
  });

  it('reads an idempotency key in capitals as the same key', () => {
    const key = 'ABCDEFAB-cdef-4abc-8def-abcdefabcdef';
    const read = v.parse(paymentCalls.platformPay.params, { ...payment, idempotency_key: key });
    expect(read.idempotency_key).toBe(key.toLowerCase());
  });

  it.each(Object.keys(payment))('rejects a payload without %s', (missing) => {
    const rest = Object.fromEntries(Object.entries(payment).filter(([name]) => name !== missing));
    expect(v.is(paymentCalls.platformPay.params, rest)).toBe(false);
  });

  it('has the kind create in every call, so that none is repeated without a key', () => {
    expect(Object.values(paymentCalls).map((call) => call.kind)).toEqual(
      Object.values(paymentCalls).map(() => 'create'),
    );
  });
});
