import type { OrderAnswer, ParamsOf, cardPay } from '@shop/contract';
import type { LaunchResult } from '../launch/launch-result';
import { pruneAndCheck, placeOrder } from '../launch/place-order';
import type { Presenter } from '../launch/presenter';

/** Uses a card up, call `cardPay`. A rejection counts as `unknown`: the card may have been used. */
export type RedeemCard = (params: ParamsOf<typeof cardPay>) => Promise<OrderAnswer>;

/** Who gets what a card is worth. The goods have neither a price nor channels. */
export type ExchangeOrder = Omit<ParamsOf<typeof cardPay>, 'card_info'>;

/**
 * Exchanges a prepaid card for goods that have no price (spec §7, card recharge), and returns what a launch returns. Never
 * rejects. `createCheckout` does the same and keeps the key.
 *
 * @param takeCard - The presenter `inGameCard`. It may ask what the card is worth first (`confirmCard`): the order is made
 * after it.
 */
export async function exchangeCard(
  { ...order }: ExchangeOrder,
  takeCard: Presenter,
  redeem: RedeemCard,
): Promise<LaunchResult> {
  const refused = pruneAndCheck(order);
  if (refused !== null) return refused;
  return placeOrder(
    'in-game-card',
    takeCard,
    async (added) => redeem({ ...order, card_info: '', ...added }),
    ({ billingNo, repeated }) => ({ kind: 'pending', billingNo, repeated }),
  );
}
