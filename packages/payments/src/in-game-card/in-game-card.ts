import { type PrepaidCard, packCardInfo } from '@shop/contract';
import type { Presenter } from '../launch/presenter';

/**
 * Presents payments with a prepaid card that is typed into the shop. Number and password go into
 * `card_info` of the one call and are kept nowhere.
 *
 * @param takeCard - What the player typed, once they have confirmed it; null where they left.
 */
export function inGameCard(takeCard: () => Promise<PrepaidCard | null>): Presenter {
  return async () => {
    const card = await takeCard();
    if (card === null) return 'cancelled';
    return { params: { card_info: packCardInfo(card) }, show: null };
  };
}
