import type { Channel, ChannelKind } from '@shop/contract';
import { methodsByProvider, providerOf } from '../providers';

/**
 * Returns what a player knows a channel as: what the back end says (`pay_kind`), else what the provider's own file says
 * of the method, or of the payment channel id; `other` if neither does.
 *
 * @example
 * channelKind({ payway_id: '10201', channel_id: '' }); // 'wallet'
 */
export function channelKind({
  payway_id,
  channel_id,
  pay_kind,
}: Pick<Channel, 'payway_id' | 'channel_id' | 'pay_kind'>): ChannelKind {
  if (pay_kind !== undefined) return pay_kind;
  const kind = methodsByProvider[providerOf(payway_id)?.key ?? '']?.kind ?? {};
  if (typeof kind === 'string') return kind;
  // By entries: a code of the back end may be the name of something every object has.
  const said = (code: string): ChannelKind | undefined =>
    Object.entries(kind).find(([one]) => one === code)?.[1];
  return said(channel_id) ?? said(payway_id) ?? 'other';
}
