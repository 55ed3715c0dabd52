/** A call that creates an order on a payment channel, with its parameters besides the common payload. */
export interface PaymentRow {
  readonly paywayId: string;
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

const rows: readonly (readonly [paywayId: string, path: string, ...extra: readonly string[]])[] = [
  ['10101', '/api/pay/razer_gold_pay', 'channel'],
  ['10102', '/api/pay/razer_gold_pay', 'channel'],
  ['10103', '/api/pay/razer_gold_pay', 'channel'],
  ['10104', '/api/pay/razer_gold_pay', 'channel'],
  ['10201', '/api/pay/paypal_pay'],
  ['10301', '/api/pay/payMyCardInGame', 'card_info'],
  ['10302', '/api/pay/payMyCardBilling', 'channel_id'],
  ['10303', '/api/pay/payMyCardKouDian'],
  ['10401', '/api/pay/codapay_pay', 'country', 'channel'],
  ['10501', '/api/pay/pagsmile_pay', 'channel', 'country'],
  ['10701', '/api/pay/travellet_pay'],
  ['10801', '/api/pay/platform_pay'],
  ['11001', '/api/pay/adyen_pay', 'channel'],
  // Two wallets share an id.
  ['11401', '/api/kr_pay/naver_pay'],
  ['11401', '/api/kr_pay/kakao_pay'],
  ['11501', '/api/pay/payermax_pay', 'channel', 'country'],
  ['11601', '/api/pay/alipay_pay', 'channel'],
  ['11602', '/api/pay/alipay_pay', 'channel'],
  ['11701', '/api/pay/pingpongx_pay', 'spec_lang', 'channel'],
  ['11702', '/api/pay/pingpongx_pay', 'spec_lang', 'channel'],
  ['11801', '/api/pay/welcome_pay'],
  ['12001', '/api/pay/airwallex'],
  ['12101', '/api/pay/xsolla_pay', 'channel_id'],
];

/**
 * Every payment channel id of spec §9 with its calls and their parameters of spec §7. Written by hand from the
 * specification, or from the contract with a provider: what follows from the code would agree with every mistake in it.
 * The tests of the contract, of the launcher and of a browser compare with it. To add a provider, add its rows.
 */
export const paymentTable: readonly PaymentRow[] = rows.map(([paywayId, path, ...extra]) => ({
  paywayId,
  path,
  extra,
}));

/** The table of `channel_id` and `channel` of the gold-card provider (spec §9). */
export const goldCodes: ReadonlyMap<string, string> = new Map([
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
