import type { Channel } from '@shop/contract';
import { type MessageKey, useTranslate } from '@shop/i18n';
import { type Continuation, continuationOf } from '@shop/payments';
import { useSelector } from 'react-redux';
import { selectSelection } from '../selection';

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
  const { subChannelId } = useSelector(selectSelection);
  if (chosen === null) return undefined;
  const { payway_id, sub_payment: methods } = chosen;
  const method = methods.find(({ channel_id }) => channel_id === subChannelId) ?? chosen;
  const continuation = continuationOf({ payway_id, channel_id: method.channel_id });
  const key = continuation === null ? null : keys[continuation];
  return key === null ? undefined : translate(key);
}
