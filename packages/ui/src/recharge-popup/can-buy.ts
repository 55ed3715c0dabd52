import type { RechargePopupProps } from './recharge-popup-props';

/**
 * Whether buying can be pressed (spec §5): a channel is chosen, or the only one there is has
 * sub-channels, which pressing opens (spec §4); and the price is known.
 */
export function canBuy({
  channels,
  chosenChannel,
  price,
}: Pick<RechargePopupProps, 'channels' | 'chosenChannel' | 'price'>): boolean {
  if (channels.kind !== 'ready' || price === null) return false;
  const { items } = channels;
  if (items.some(({ key }) => key === chosenChannel)) return true;
  return items.length === 1 && items[0]?.hasSubChannels === true;
}
