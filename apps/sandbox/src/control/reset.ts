import { emptyTables } from '../database/empty-tables';
import type { Services } from '../hosts/services';
import { writeCoupons } from '../seed/coupons';
import { writeExpiredTokens } from '../seed/test-accounts';
import { resetSignIns } from '../seed/reset-sign-ins';
import { writePrepaidCards } from '../seed/prepaid-cards';
import { writeReplenishments } from '../seed/replenishments';

/**
 * What players, providers and tests write. Payments before orders, the lock order of the statement that
 * inserts an order; the reverse order could deadlock with a purchase.
 */
const tables = [
  ...['payments', 'orders', 'deliveries', 'webhook_events'],
  ...['provider_events', 'tokens', 'login_attempts', 'known_addresses'],
  ...['tracked_events', 'coupons', 'opening_points', 'claimed_gifts'],
];

/**
 * Restores the seed: deletes all data of players, providers and tests, sets the clock to the real
 * time and removes all faults. The catalogue never changes, so it is kept.
 */
export async function reset({ database, clock, faults, requests }: Services): Promise<void> {
  faults.clear();
  requests.clear();
  await clock.moveTo(0);
  await database.transaction(async (transaction) => {
    await emptyTables(transaction, tables);
    await resetSignIns(transaction);
    await writeExpiredTokens(transaction);
    await writeCoupons(transaction);
    await writePrepaidCards(transaction);
    await writeReplenishments(transaction, clock.now());
  });
}
