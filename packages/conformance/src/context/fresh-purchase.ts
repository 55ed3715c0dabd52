import { type Answer, Code } from '@shop/contract';
import type { PurchasePath } from '../fixtures/fixtures';
import type { SuitePurchase } from './purchases';
import { firstPaidPath, listPurchases } from './purchases';
import type { SuiteContext } from './suite-context';
import { Skip } from './verdict';

/** Refusals that do not concern the rule under test: other goods have to be tried. */
const blockingCodes: ReadonlySet<number> = new Set([
  Code.unpaidOrder,
  Code.purchaseLimitReached,
  Code.channelOutOfRange,
]);

/** Whether the rule has to be tried with other goods. */
export function isPurchaseBlocked(answer: Answer<unknown>): boolean {
  return answer.kind === 'refused' && blockingCodes.has(answer.code);
}

/**
 * Tries purchases one after another until `attempt` returns a result: earlier runs may have left
 * unpaid orders, and no call cancels them.
 *
 * @param attempt Returns null if these goods cannot be used, see {@link isPurchaseBlocked}.
 * @param path Where to buy; by default the first path with a payment call.
 */
export async function withFreshPurchase<T>(
  context: SuiteContext,
  attempt: (purchase: SuitePurchase) => Promise<T | null>,
  path: PurchasePath = firstPaidPath(context),
): Promise<T> {
  const purchases = await context.purchases(`${path.client_id} ${path.call}`, async () =>
    listPurchases(context, path),
  );
  for (const purchase of purchases) {
    if (context.unusable.has(purchase)) continue;
    const result = await attempt(purchase);
    if (result !== null) return result;
    context.unusable.add(purchase);
  }
  throw new Skip(
    'all available goods have an unpaid order',
    'pay or cancel some, or put another account into the fixtures',
  );
}
