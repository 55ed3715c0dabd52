import { type Goods, type PrepaidCard, cardExchangeType } from '@shop/contract';
import type { ChannelId } from '../channels/channel-key';
import { providerOf } from '../providers';

/**
 * What the recharge popup is made of (spec §2, §4): the channel list, or the card form in its place,
 * with a back button.
 *
 * - `none`: the channel list, the price and "buy".
 * - `exchange`: the goods are a card's worth. There is no price and no channel to go back to, so back
 *   closes the popup. The button reads "exchange".
 * - `in-game`: the goods are paid for with a card. They keep their price; back leads to the channels.
 */
export type CardMode =
  | {
      readonly kind: 'none';
      readonly form: 'channels';
      readonly isPriceShown: true;
      readonly back: null;
      readonly button: 'buy';
    }
  | {
      readonly kind: 'exchange';
      readonly form: 'card';
      readonly isPriceShown: false;
      readonly back: 'close';
      readonly button: 'exchange';
    }
  | {
      readonly kind: 'in-game';
      readonly form: 'card';
      readonly isPriceShown: true;
      readonly back: 'channels';
      readonly button: 'buy';
    };

const modes = {
  none: { kind: 'none', form: 'channels', isPriceShown: true, back: null, button: 'buy' },
  exchange: {
    kind: 'exchange',
    form: 'card',
    isPriceShown: false,
    back: 'close',
    button: 'exchange',
  },
  'in-game': { kind: 'in-game', form: 'card', isPriceShown: true, back: 'channels', button: 'buy' },
} as const satisfies { readonly [Kind in CardMode['kind']]: Extract<CardMode, { kind: Kind }> };

/** What card mode depends on. */
export interface CardSituation {
  readonly goods: Pick<Goods, 'type_key'>;
  /** The chosen channel; null while none is chosen. */
  readonly channel: Pick<ChannelId, 'payway_id'> | null;
}

/**
 * Which card mode the recharge popup is in. It is forced for card-exchange goods, or when the in-game
 * card channel is chosen (spec §4); the goods count first, since they have no channels
 * (docs/adr/0011). Nothing is remembered: unchoosing the channel ends it. Equal modes are the same
 * object.
 */
export function cardModeOf({ goods, channel }: CardSituation): CardMode {
  if (goods.type_key === cardExchangeType) return modes.exchange;
  if (channel === null) return modes.none;
  const isCardChannel = providerOf(channel.payway_id)?.presentation === 'in-game-card';
  return isCardChannel ? modes['in-game'] : modes.none;
}

/** Whether number and password both say something once they are trimmed (spec §5). */
export function isCardComplete({ number, password }: PrepaidCard): boolean {
  return number.trim() !== '' && password.trim() !== '';
}

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
