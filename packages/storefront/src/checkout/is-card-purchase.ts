import { cardModeOf } from '@shop/payments';
import type { Purchase } from './purchase';

/** Whether a purchase takes a prepaid card that is typed into the shop. */
export function isCardPurchase(purchase: Purchase): boolean {
  const channel = purchase.kind === 'channel' ? purchase.channel : null;
  return cardModeOf({ goods: purchase.goods, channel }).kind !== 'none';
}
