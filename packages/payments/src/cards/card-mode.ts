import { type Goods, type PrepaidCard, cardExchangeType } from '@shop/contract';
import type { ChannelId } from '../channels/channel-key';
import { providerOf } from '../providers';

/**
 * The content of the recharge popup (spec §2, §4): the channel list, or the card form with a back
 * button in its place.
 *
 * - `none`: the channel list, the price and a "buy" button.
 * - `exchange`: the goods are what the card is worth. There is no price and there are no channels, so
 *   back closes the popup. The button is labelled "exchange".
 * - `in-game`: a card pays for the goods. They keep their price; back returns to the channels.
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

/** The input of {@link cardModeOf}. */
export interface CardSituation {
  readonly goods: Pick<Goods, 'type_key'>;
  /** The chosen channel; null if none is chosen. */
  readonly channel: Pick<ChannelId, 'payway_id'> | null;
}

/**
 * Returns the card mode of the recharge popup. Card mode is forced for card-exchange goods, or when the
 * in-game card channel is chosen (spec §4). The goods take precedence because they have no channels
 * (docs/adr/0011). The result depends only on the arguments; equal modes are the same object.
 */
export function cardModeOf({ goods, channel }: CardSituation): CardMode {
  if (goods.type_key === cardExchangeType) return modes.exchange;
  if (channel === null) return modes.none;
  const isCardChannel = providerOf(channel.payway_id)?.presentation === 'in-game-card';
  return isCardChannel ? modes['in-game'] : modes.none;
}

/** Returns whether number and password are both non-empty after trimming (spec §5). */
export function isCardComplete({ number, password }: PrepaidCard): boolean {
  return number.trim() !== '' && password.trim() !== '';
}

/** The input of {@link isReadyToBuy}. */
export interface BuySituation extends CardSituation {
  /** The current values of the card inputs. */
  readonly card: PrepaidCard;
}

/**
 * Returns whether the buy button is enabled (spec §5): a channel is chosen, and in card mode number and
 * password are both non-empty. Card-exchange goods have no channels, so only the card counts.
 *
 * Pass a single channel with sub-channels as chosen if pressing "buy" opens them (spec §4).
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
