import type { CreatedOrder } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import { isPurchaseBlocked, withFreshPurchase } from './fresh-purchase';
import type { SuitePurchase } from './purchases';
import { precondition } from './precondition';
import { requireContent } from './require-answer';
import type { SuiteContext } from './suite-context';
import { RuleViolation } from './verdict';

/** An unpaid order of this run; `query` contains its idempotency key. */
export interface PlacedOrder extends SuitePurchase {
  readonly order: CreatedOrder;
}

/** Returns the order that most rules are tested with; creates it at the first call. */
export async function placedOrder(context: SuiteContext): Promise<PlacedOrder> {
  const needed = {
    what: 'create an unpaid order',
    remedy: 'see the findings about the payment call below, and paths in the fixtures',
  };
  const place = async (): Promise<PlacedOrder> =>
    withFreshPurchase(context, async ({ scenario, call, query }) => {
      const keyed = { ...query, idempotency_key: context.newKey() };
      const exchange = await context.request(scenario, call, keyed);
      if (isPurchaseBlocked(readExchange(exchange))) return null;
      const order = requireContent(exchange);
      if (order.billing_no === '')
        throw new RuleViolation('an order was made, but billing_no is empty', exchange);
      context.billingNumbers.push(order.billing_no);
      return { scenario, call, query: keyed, order };
    });
  return context.orders('placed', async () => precondition(needed, place));
}
