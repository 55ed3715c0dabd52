import type { PrepaidCard } from '@shop/contract';
import { type CardSituation, cardModeOf } from './card-mode';
import { isCardComplete } from './is-card-complete';

/** What the buy button depends on. */
export interface BuySituation extends CardSituation {
  /** What has been typed, as it stands in the inputs. */
  readonly card: PrepaidCard;
}

/**
 * Whether the buy button is enabled (spec §5): a channel is chosen, and in card mode number and
 * password are both non-empty. Card-exchange goods have no channels, so there the card alone counts.
 *
 * A lone channel with sub-channels counts as chosen where pressing buy opens them (spec §4).
 */
export function isReadyToBuy(situation: BuySituation): boolean {
  switch (cardModeOf(situation).kind) {
    case 'none':
      return situation.channel !== null;
    case 'exchange':
    case 'in-game':
      return isCardComplete(situation.card);
  }
}
