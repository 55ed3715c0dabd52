import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { payments, providerEvents } from '../database/schema/providers';

const most = 100;

/** The newest webhooks, delivered or waiting. */
export async function listWebhooks(database: Database) {
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
