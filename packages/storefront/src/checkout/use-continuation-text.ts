import type { Channel } from '@shop/contract';
import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import { type Continuation, continuationOf } from '@shop/payments';
import { selectSelection } from '@shop/storefront-core/selection';
import { useShopSelector } from '../store';

/** A prepaid card has a form with its own words. */
const keys = {
  page: 'recharge.nextPage',
  code: 'recharge.nextCode',
  voucher: 'recharge.nextVoucher',
  'card-fields': 'recharge.nextFields',
  'prepaid-card': null,
} as const satisfies Record<Continuation, MessageKey | null>;

/** Returns what follows the press that buys through the chosen channel; undefined if none is chosen. */
export function useContinuationText(chosen: Channel | null): string | undefined {
  const translate = useTranslate();
  const { subChannelId } = useShopSelector(selectSelection);
  if (chosen === null) return undefined;
  const { payway_id, sub_payment: methods } = chosen;
  const method = methods.find(({ channel_id }) => channel_id === subChannelId) ?? chosen;
  const continuation = continuationOf({ payway_id, channel_id: method.channel_id });
  const key = continuation === null ? null : keys[continuation];
  return key === null ? undefined : translate(key);
}
