import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { payments, providerEvents } from '../database/schema/providers';

const most = 100;

/** A webhook as the console and tests read it. */
export interface ListedWebhook {
  readonly id: string;
  readonly provider: string;
  readonly billing_no: string;
  readonly state: string;
  readonly attempts: number;
  readonly last_answer: string;
  /** ISO timestamp, or null while it waits. */
  readonly delivered_at: string | null;
}

/** The newest webhooks, delivered or waiting. */
export async function listWebhooks(database: Database): Promise<ListedWebhook[]> {
  const rows = await database
    .select({
      id: providerEvents.id,
      provider: providerEvents.provider,
      billing_no: payments.merchantOrder,
      state: payments.state,
      attempts: providerEvents.attempts,
      last_answer: providerEvents.lastAnswer,
      delivered_at: providerEvents.deliveredAt,
    })
    .from(providerEvents)
    .innerJoin(payments, eq(payments.id, providerEvents.paymentId))
    .orderBy(desc(providerEvents.createdAt))
    .limit(most);
  return rows.map((row) => ({ ...row, delivered_at: row.delivered_at?.toISOString() ?? null }));
}
