import type { RechargePopupProps } from './recharge-popup';

/**
 * Whether buying can be pressed (spec §5): a channel is chosen, or the only one there is has
 * sub-channels, which pressing opens (spec §4); and the price is known. In card mode number and
 * password are needed besides; an exchange has neither channel nor price.
 */
export function canBuy({
  channels,
  chosenChannel,
  price,
  card,
}: Pick<RechargePopupProps, 'channels' | 'chosenChannel' | 'price' | 'card'>): boolean {
  if (card?.isComplete === false) return false;
  if (card?.purpose === 'exchange') return true;
  if (channels.kind !== 'ready' || price === null) return false;
  const { items } = channels;
  if (items.some(({ key }) => key === chosenChannel)) return true;
  return items.length === 1 && items[0]?.hasSubChannels === true;
}
