import { describe, expect, it } from 'vitest';
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
  ...below('/api/kr_pay/', ['naver_pay', 'kakao_pay']),
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
    'platform_pay',
    'payMyCardBilling',
    'payMyCardKouDian',
    'paypal_pay',
    'xsolla_pay',
    'adyen_pay',
    'codapay_pay',
    'pagsmile_pay',
    'travellet_pay',
    'pingpongx_pay',
    'razer_gold_pay',
    'payermax_pay',
    'alipay_pay',
    'card_pay',
    'card_info',
    'payMyCardInGame',
    'airwallex',
    'welcome_pay',
  ]),
];

describe('calls (spec §7)', () => {
  it('each has the name it is listed under', () => {
    expect(Object.entries(calls).filter(([name, call]) => name !== call.name)).toEqual([]);
  });

  it('no two share a path', () => {
    const paths = Object.values(calls).map((call) => call.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('are those of the spec, all of them, and two it leaves unnamed', () => {
    const unnamed = ['/api/config/init', '/api/system/realName'];
    const paths = Object.values(calls).map((call) => call.path);
    expect([...paths].sort()).toEqual([...specPaths, ...unnamed].sort());
  });

  it('what signs in, creates or redeems says so by its kind', () => {
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
  it.each([
    ['platformPay', {}],
    ['myCardBilling', { channel_id: 'x' }],
    ['myCardPoints', {}],
    ['paypalPay', {}],
    ['xsollaPay', { channel_id: 'x' }],
    ['adyenPay', { channel: 'x' }],
    ['codapayPay', { channel: 'x' }],
    ['pagsmilePay', { channel: 'x' }],
    ['travelletPay', {}],
    ['pingpongxPay', { spec_lang: 'en', channel: 'x' }],
    ['razerGoldPay', { channel: 'x' }],
    ['payermaxPay', { channel: 'x' }],
    ['alipayPay', { channel: 'x' }],
    ['airwallexPay', {}],
    ['welcomePay', {}],
    ['naverPay', {}],
    ['kakaoPay', {}],
  ] as const)('%s takes the common payload and %o, and nothing less', (name, extra) => {
    const { params } = paymentCalls[name];
    expect(v.safeParse(params, { ...payment, ...extra }).output).toMatchObject(extra);
    expect(Object.keys(extra).length === 0 || !v.is(params, payment)).toBe(true);
  });

  it('has the same key in small and in capital letters', () => {
    const key = 'ABCDEFAB-cdef-4abc-8def-abcdefabcdef';
    const read = v.parse(paymentCalls.platformPay.params, { ...payment, idempotency_key: key });
    expect(read.idempotency_key).toBe(key.toLowerCase());
  });

  it.each(Object.keys(payment))('is refused without %s', (missing) => {
    const rest = Object.fromEntries(Object.entries(payment).filter(([name]) => name !== missing));
    expect(v.is(paymentCalls.platformPay.params, rest)).toBe(false);
  });

  it('every payment call creates, so that none is sent twice by mistake', () => {
    expect(Object.values(paymentCalls).map((call) => call.kind)).toEqual(
      Object.values(paymentCalls).map(() => 'create'),
    );
  });
});
