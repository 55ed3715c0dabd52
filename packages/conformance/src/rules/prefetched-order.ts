import { ResultStatus } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import { rule } from '../context/check';
import { isPurchaseBlocked, withFreshPurchase } from '../context/fresh-purchase';
import { requireContent, requireRefusal } from '../context/require-answer';
import { RuleViolation } from '../context/verdict';

/** A prefetch is refused, and creates no order. */
export const prefetchedOrderRule = rule(
  'orders',
  'a request that a browser makes by itself leaves no order behind',
  async (context) => {
    await withFreshPurchase(context, async ({ scenario, call, query }) => {
      const keyed = { ...query, idempotency_key: context.newKey() };
      const headers = { 'sec-purpose': 'prefetch' };
      const prefetched = await context.request(scenario, call, keyed, { headers });
      const asked = await context.request(scenario, call, keyed);
      if (isPurchaseBlocked(readExchange(asked))) return null;
      requireRefusal(prefetched);
      const { billing_no: number, status } = requireContent(asked);
      if (status !== ResultStatus.pending)
        throw new RuleViolation('the prefetch was refused, but its order was stored', asked);
      context.billingNumbers.push(number);
      return number;
    });
  },
);
