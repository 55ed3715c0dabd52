import type { Services } from '../hosts/services';
import { type Payment, endPayment } from '../providers/payment';
import type { TestCard } from './test-cards';

/** The document that comes after the fields: what became of it, or the bank's question. */
export type NextDocument = 'fields' | 'challenge';

/** Does to a payment what its test card stands for. */
export async function decideByCard(
  { database, clock, outbox }: Services,
  payment: Payment,
  card: TestCard,
): Promise<NextDocument> {
  if (card.outcome === 'pending') return 'fields';
  if (card.outcome === 'challenge') return payment.state === 'open' ? 'challenge' : 'fields';
  const reason = card.outcome === 'refused' ? card.reason : null;
  await endPayment(database, payment, { state: card.outcome, reason }, clock.now());
  void outbox.flush();
  return 'fields';
}
