import type { ContentOf, cardInfo } from '@shop/contract';

/** What the pre-check says of a card: its price in major units of `currency`, and its gems. */
export type CardWorth = ContentOf<typeof cardInfo>;

/** What the player confirms before a card is used. */
export interface CardSummary {
  /** In major units of `currency`. */
  readonly price: number;
  /** ISO 4217 code; empty where the back end does not say. */
  readonly currency: string;
  /** `300+20`, or `300` where nothing is given on top. Left to right in every language. */
  readonly gems: string;
}

/**
 * The summary for `tip_recharge_confirm` (spec §8): money and currency, and the gems as base+extra
 * when extra is nonzero.
 *
 * @example
 * summaryOfCard({ price: 150, currency: 'TWD', gems_number: 300, extra_gems_number: 20 });
 * // { price: 150, currency: 'TWD', gems: '300+20' }
 */
export function summaryOfCard(worth: CardWorth): CardSummary {
  const { price, currency, gems_number: base, extra_gems_number: extra } = worth;
  return { price, currency, gems: extra === 0 ? String(base) : `${base}+${extra}` };
}
