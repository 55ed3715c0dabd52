/** A call that creates an order, with its parameters besides the common payload (spec §7). */
export interface PaymentRow {
  readonly path: string;
  readonly extra: readonly string[];
}

/** The common payload of every payment (spec §7). */
export const commonParams: readonly string[] = [
  ...['client_id', 'server_id', 'role_id', 'platform', 'product_id', 'domain_area'],
  ...['game_channel_id', 'bcp47_lang', 'country', 'did', 'session_id', 'session_time'],
  'traffic_source',
];

/** Parameters of every GET (spec §7), and the key that makes it safe to repeat. */
export const everyParam: readonly string[] = ['spec_lang', 'oauth_token', 'idempotency_key'];

const goldCard: PaymentRow = { path: '/api/pay/razer_gold_pay', extra: ['channel'] };

/**
 * Every payment channel id of spec §9 with its call and parameters of spec §7. Written from the
 * specification and not derived from the code, so that it finds mistakes of the code. The two Korean
 * wallets share an id.
 */
export const paymentTable: ReadonlyMap<string, readonly PaymentRow[]> = new Map([
  ['10101', [goldCard]],
  ['10102', [goldCard]],
  ['10103', [goldCard]],
  ['10104', [goldCard]],
  ['10201', [{ path: '/api/pay/paypal_pay', extra: [] }]],
  ['10301', [{ path: '/api/pay/payMyCardInGame', extra: ['card_info'] }]],
  ['10302', [{ path: '/api/pay/payMyCardBilling', extra: ['channel_id'] }]],
  ['10303', [{ path: '/api/pay/payMyCardKouDian', extra: [] }]],
  ['10401', [{ path: '/api/pay/codapay_pay', extra: ['country', 'channel'] }]],
  ['10501', [{ path: '/api/pay/pagsmile_pay', extra: ['channel', 'country'] }]],
  ['10701', [{ path: '/api/pay/travellet_pay', extra: [] }]],
  ['10801', [{ path: '/api/pay/platform_pay', extra: [] }]],
  ['11001', [{ path: '/api/pay/adyen_pay', extra: ['channel'] }]],
  [
    '11401',
    [
      { path: '/api/kr_pay/naver_pay', extra: [] },
      { path: '/api/kr_pay/kakao_pay', extra: [] },
    ],
  ],
  ['11501', [{ path: '/api/pay/payermax_pay', extra: ['channel', 'country'] }]],
  ['11601', [{ path: '/api/pay/alipay_pay', extra: ['channel'] }]],
  ['11602', [{ path: '/api/pay/alipay_pay', extra: ['channel'] }]],
  ['11701', [{ path: '/api/pay/pingpongx_pay', extra: ['spec_lang', 'channel'] }]],
  ['11702', [{ path: '/api/pay/pingpongx_pay', extra: ['spec_lang', 'channel'] }]],
  ['11801', [{ path: '/api/pay/welcome_pay', extra: [] }]],
  ['12001', [{ path: '/api/pay/airwallex', extra: [] }]],
  ['12101', [{ path: '/api/pay/xsolla_pay', extra: ['channel_id'] }]],
]);

const goldCodes: ReadonlyMap<string, string> = new Map([
  ['1', 'e_wallet'],
  ['3', 'prepaid_card'],
  ['605', 'molpoints'],
  ['127', 'ininal'],
  ['143', 'truewallet'],
  ['142', 'linepay'],
  ['602', 'truemoney'],
  ['601', '12call'],
  ...[128, 129, 130, 131, 132, 133, 134, 136, 137, 138, 139, 140, 141].map(
    (id): [string, string] => [String(id), 'tryinternet_bank'],
  ),
  ...[91, 92, 93, 94, 121].map((id): [string, string] => [String(id), 'banking']),
]);

/** Returns the expected `channel` of a method: by the gold-card table of spec §9, `CARD`, or the method. */
export function channelParam(paywayId: string, channelId: string): string {
  if (paywayId.startsWith('101')) return goldCodes.get(channelId) ?? 'not in the table';
  return paywayId === '11602' ? 'CARD' : channelId;
}
