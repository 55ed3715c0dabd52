import { eq } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { replenishments } from '../database/schema/replenishments';

/** What a blocked account owes, as it is stored. */
export type StoredReplenishment = typeof replenishments.$inferSelect;

/** The replenishment behind a link, paid and expired ones included; null for an unknown id. */
export async function findReplenishment(
  database: Executor,
  id: string,
): Promise<StoredReplenishment | null> {
  const [found] = await database.select().from(replenishments).where(eq(replenishments.id, id));
  return found ?? null;
}

const second = 1000;

/** Whole seconds in which it can still be paid; 0 once it is paid or its link has run out. */
export function secondsLeft({ state, expiresAt }: StoredReplenishment, now: Date): number {
  if (state === 'paid') return 0;
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / second));
}
