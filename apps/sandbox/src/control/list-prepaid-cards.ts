import { toMajor } from '@shop/contract';
import { asc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { prepaidCards } from '../database/schema/prepaid-cards';

const maxCards = 200;

/** A prepaid card as the console and tests read it, without the data to use it. */
export interface ListedCard {
  /** `•••• 1234` */
  readonly number: string;
  readonly brand: string;
  readonly gp_ids: readonly string[];
  /** Major units of `currency`. */
  readonly value: number;
  readonly currency: string;
  readonly state: 'unused' | 'used' | 'expired';
  /** The order it paid for. */
  readonly billing_no: string | null;
  /** ISO timestamp. */
  readonly used_at: string | null;
}

/** Lists the prepaid cards. */
export async function listPrepaidCards(database: Database): Promise<ListedCard[]> {
  const rows = await database
    .select()
    .from(prepaidCards)
    .orderBy(asc(prepaidCards.brand), asc(prepaidCards.numberHash))
    .limit(maxCards);
  return rows.map((row) => ({
    number: `•••• ${row.lastDigits}`,
    brand: row.brand,
    gp_ids: row.gpIds,
    value: toMajor(row.valueMinor, row.currency),
    currency: row.currency,
    state: row.state,
    billing_no: row.billingNo,
    used_at: row.usedAt?.toISOString() ?? null,
  }));
}
