import { toMajor } from '@shop/contract';
import { asc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { replenishments } from '../database/schema/replenishments';
import { secondsLeft } from '../replenishment/find-replenishment';

const maxReplenishments = 200;

/** A replenishment and its block as the console and tests read them. */
export interface ListedReplenishment {
  readonly replenish_id: string;
  readonly user_id: string;
  readonly gp_id: string;
  /** Major units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  /** Seconds until the link expires. */
  readonly valid_time: number;
  /** Lifting starts with the payment and takes a while (spec §9). */
  readonly block: 'blocked' | 'lifting' | 'lifted';
  /** ISO timestamp of the end of the lifting; null before the payment. */
  readonly lifted_at: string | null;
  /** The order that paid it. */
  readonly billing_no: string | null;
}

function blockOf(liftedAt: Date | null, now: Date): ListedReplenishment['block'] {
  if (liftedAt === null) return 'blocked';
  return liftedAt > now ? 'lifting' : 'lifted';
}

/** Lists the replenishments of blocked accounts and the state of their blocks. */
export async function listReplenishments(
  database: Database,
  now: Date,
): Promise<ListedReplenishment[]> {
  const rows = await database
    .select()
    .from(replenishments)
    .orderBy(asc(replenishments.userId), asc(replenishments.expiresAt))
    .limit(maxReplenishments);
  return rows.map((row) => ({
    replenish_id: row.id,
    user_id: row.userId,
    gp_id: row.gpId,
    amount: toMajor(row.amountMinor, row.currency),
    currency: row.currency,
    valid_time: secondsLeft(row, now),
    block: blockOf(row.liftedAt, now),
    lifted_at: row.liftedAt?.toISOString() ?? null,
    billing_no: row.billingNo,
  }));
}
