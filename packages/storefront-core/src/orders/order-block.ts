import { type Language, type Translate, formatNumber } from '@shop/i18n';
import type { Selection } from '../selection';
import type { KnownOrder, OrderSummary } from './known-order';
import { orderAmount } from './order-facts';

/** What is bought, for how much and for whom, as every step of a purchase shows it. Unknown texts are empty. */
export interface OrderBlock {
  readonly goods: string;
  readonly bonus: string | undefined;
  readonly picture: string;
  readonly amount: string | null;
  readonly role: string;
  readonly server: string;
  readonly game: string;
}

/** For whom the texts of a block are. */
export interface OrderReader {
  readonly code: Language;
  readonly translate: Translate;
  /** Of the game that is chosen, for orders without a picture of their own. */
  readonly selection: Pick<Selection, 'game'>;
}

/**
 * Returns the block of an order. One that another device has made has no picture of its goods: that of the game stands
 * for them, if the game is known.
 */
export function orderBlock(
  { summary, payment }: Pick<KnownOrder, 'summary' | 'payment'>,
  { code, translate, selection: { game: chosen } }: OrderReader,
): OrderBlock {
  const { goods, picture, role, server, game } = summary;
  const gamePicture = chosen?.gameName === game ? chosen.logo : '';
  return {
    goods,
    bonus: bonusText(summary, translate),
    picture: picture ?? gamePicture,
    amount: orderAmount(payment, code) ?? null,
    role,
    server,
    game,
  };
}

/**
 * Returns what comes on top of goods, such as "+20 bonus", or what a prepaid card was exchanged for; undefined if
 * nothing does.
 */
export function bonusText(
  { bonus = 0, gems }: Pick<OrderSummary, 'bonus' | 'gems'>,
  translate: Translate,
): string | undefined {
  if (gems !== undefined) return `${translate('prepaid.gems')}: ${gems}`;
  return bonus > 0 ? translate('goods.bonus', { number: formatNumber(bonus) }) : undefined;
}
