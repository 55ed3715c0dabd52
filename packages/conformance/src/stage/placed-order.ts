import { readExchange } from '../exchange/read-exchange';
import { isInTheWay, withFreshPurchase } from './fresh-purchase';
import type { PlacedOrder } from './purchase';
import { requireContent } from './require-answer';
import type { Stage } from './stage';
import { Finding } from './verdict';

/** The one order that most rules are tried on. It is made at the first need of it. */
export async function placedOrder(stage: Stage): Promise<PlacedOrder> {
  return stage.orders('placed', async () =>
    withFreshPurchase(stage, async ({ errand, call, query }) => {
      const keyed = { ...query, idempotency_key: stage.newKey() };
      const exchange = await stage.ask(errand, call, keyed);
      if (isInTheWay(readExchange(exchange))) return null;
      const order = requireContent(exchange);
      if (order.billing_no === '')
        throw new Finding('an order was made, but billing_no is empty', exchange);
      stage.numbers.push(order.billing_no);
      return { errand, call, query: keyed, order };
    }),
  );
}
