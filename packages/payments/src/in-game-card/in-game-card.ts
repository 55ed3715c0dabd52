import { type PrepaidCard, packCardInfo } from '@shop/contract';
import type { Presenter } from '../launch/presenter';

/**
 * Returns a presenter for prepaid cards that are entered in the shop. Number and password are sent as
 * `card_info` of the order's call and are not stored.
 *
 * @param takeCard - Resolves to the card once the player has confirmed it, or to null if they left.
 */
export function inGameCard(takeCard: () => Promise<PrepaidCard | null>): Presenter {
  return async () => {
    const card = await takeCard();
    if (card === null) return 'cancelled';
    return { params: { card_info: packCardInfo(card) }, show: null };
  };
}
