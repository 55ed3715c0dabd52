import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { webhookEvents } from '../database/schema/orders';
import { payments, providerEvents } from '../database/schema/providers';

const maxWebhooks = 100;

/** A webhook as the console and tests read it. */
export interface ListedWebhook {
  readonly id: string;
  readonly provider: string;
  readonly billing_no: string;
  /** The type of the event, for example `payment.approved`. */
  readonly type: string;
  /** The current state of the payment. */
  readonly state: string;
  /** Why a card was refused, or null. */
  readonly reason: string | null;
  /** How the shop processed it; null before delivery. */
  readonly outcome: string | null;
  readonly attempts: number;
  readonly last_answer: string;
  /** ISO timestamp; null before delivery. */
  readonly delivered_at: string | null;
}

/** Lists the newest webhooks, delivered or pending. */
export async function listWebhooks(database: Database): Promise<ListedWebhook[]> {
  const rows = await database
    .select({
      id: providerEvents.id,
      provider: providerEvents.provider,
      billing_no: payments.merchantOrder,
      type: sql<string>`${providerEvents.body}::json ->> 'type'`,
      state: payments.state,
      reason: payments.reason,
      outcome: webhookEvents.outcome,
      attempts: providerEvents.attempts,
      last_answer: providerEvents.lastAnswer,
      delivered_at: providerEvents.deliveredAt,
    })
    .from(providerEvents)
    .innerJoin(payments, eq(payments.id, providerEvents.paymentId))
    .leftJoin(
      webhookEvents,
      and(
        eq(webhookEvents.provider, providerEvents.provider),
        eq(webhookEvents.eventId, providerEvents.id),
      ),
    )
    .orderBy(desc(providerEvents.createdAt))
    .limit(maxWebhooks);
  return rows.map((row) => ({ ...row, delivered_at: row.delivered_at?.toISOString() ?? null }));
}
