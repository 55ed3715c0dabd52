/** A value of `channel` in `razer_gold_pay` (spec §9). */
export type RazerGoldChannel =
  | 'e_wallet'
  | 'prepaid_card'
  | 'molpoints'
  | 'ininal'
  | 'truewallet'
  | 'linepay'
  | 'truemoney'
  | '12call'
  | 'tryinternet_bank'
  | 'banking';

const single: ReadonlyMap<string, RazerGoldChannel> = new Map([
  ['1', 'e_wallet'],
  ['3', 'prepaid_card'],
  ['605', 'molpoints'],
  ['127', 'ininal'],
  ['143', 'truewallet'],
  ['142', 'linepay'],
  ['602', 'truemoney'],
  ['601', '12call'],
]);

// The table of spec §9 does not contain 135.
const internetBank = /^1(2[89]|3[0-46-9]|4[01])$/;
const banking = /^(9[1-4]|121)$/;

/**
 * Returns the gold-card method of a `channel_id` (table of spec §9).
 *
 * @returns Null if the table does not contain the id; no order can be created for it.
 * @example
 * razerGoldChannel('142'); // 'linepay'
 */
export function razerGoldChannel(channelId: string): RazerGoldChannel | null {
  if (internetBank.test(channelId)) return 'tryinternet_bank';
  if (banking.test(channelId)) return 'banking';
  return single.get(channelId) ?? null;
}
