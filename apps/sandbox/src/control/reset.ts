import { sql } from 'drizzle-orm';
import type { Services } from '../hosts/services';
import { writeCoupons } from '../seed/coupons';
import { writeExpiredTokens } from '../seed/test-accounts';
import { resetSignIns } from '../seed/reset-sign-ins';
import { writePrepaidCards } from '../seed/prepaid-cards';
import { writeReplenishments } from '../seed/replenishments';

/**
 * Back to the seed: everything that players, providers and tests have made goes, the clock runs
 * with the real one again, and no fault is left. The catalogue is never changed, so it stays.
 */
export async function reset({ database, clock, faults, requests }: Services): Promise<void> {
  faults.clear();
  requests.clear();
  await clock.moveTo(0);
  await database.transaction(async (transaction) => {
    // Payments before orders, which is how the statement that makes an order locks them: the other
    // way about, a reset and a purchase at once could wait for each other.
    await transaction.execute(
      sql`truncate payments, orders, deliveries, webhook_events, provider_events, tokens, login_attempts, known_addresses, tracked_events, coupons, opening_points, claimed_gifts`,
    );
    await resetSignIns(transaction);
    await writeExpiredTokens(transaction);
    await writeCoupons(transaction);
    await writePrepaidCards(transaction);
    await writeReplenishments(transaction, clock.now());
  });
}
