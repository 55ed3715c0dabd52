import { type Answer, Code } from '@shop/contract';
import type { PurchasePath } from '../fixtures/fixtures';
import type { Purchase } from './purchase';
import { firstPaidPath, listPurchases } from './purchases';
import type { Stage } from './stage';
import { Skip } from './verdict';

/** Refusals that say nothing about the rule in question, only that these goods will not do. */
const inTheWay: ReadonlySet<number> = new Set([
  Code.unpaidOrder,
  Code.purchaseLimitReached,
  Code.channelOutOfRange,
]);

/** Whether the answer means that the rule has to be tried with other goods. */
export function isInTheWay(answer: Answer<unknown>): boolean {
  return answer.kind === 'refused' && inTheWay.has(answer.code);
}

/**
 * Tries purchases one after another until `attempt` says something: earlier runs may have left
 * orders unpaid, and there is no call to take them away.
 *
 * @param attempt Null where these goods will not do, see {@link isInTheWay}.
 * @param path Where to buy; the first path with a payment call, unless said.
 */
export async function withFreshPurchase<T>(
  stage: Stage,
  attempt: (purchase: Purchase) => Promise<T | null>,
  path: PurchasePath = firstPaidPath(stage),
): Promise<T> {
  const purchases = await stage.purchases(`${path.client_id} ${path.call}`, async () =>
    listPurchases(stage, path),
  );
  for (const purchase of purchases) {
    if (stage.spent.has(purchase)) continue;
    const result = await attempt(purchase);
    if (result !== null) return result;
    stage.spent.add(purchase);
  }
  throw new Skip(
    'all goods that could be bought have an unpaid order',
    'pay or cancel some, or put another account into the fixtures',
  );
}
