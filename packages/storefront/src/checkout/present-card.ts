import type { Preparation } from '@shop/payments';
import { hostedCard } from '@shop/payments/hosted-card';
import type { CardFrames } from './card-frame';

/** Shows card fields in their panel, whose code is fetched before an order is asked for. */
export async function presentCard(cards: CardFrames): Promise<Preparation> {
  await import('./card-fields');
  return hostedCard(cards.show)();
}
