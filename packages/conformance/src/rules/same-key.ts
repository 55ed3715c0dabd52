import { ResultStatus } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import { type Check, rule } from '../context/check';
import { isPurchaseBlocked, withFreshPurchase } from '../context/fresh-purchase';
import { placedOrder } from '../context/placed-order';
import { listPurchases } from '../context/purchases';
import { requireContent, requireRefusal } from '../context/require-answer';
import { RuleViolation, Skip } from '../context/verdict';

/** Simultaneous requests for one purchase, as from a double tap, two tabs or retries. */
const simultaneous = 5;

/** Rules about `idempotency_key`: one key creates one order (docs/adr/0008). */
export const sameKeyRules: readonly Check[] = [
  rule('orders', `the same key ${simultaneous} times at once makes one order`, async (context) => {
    await withFreshPurchase(context, async ({ scenario, call, query }) => {
      const keyed = { ...query, idempotency_key: context.newKey() };
      const requests = Array.from({ length: simultaneous }, async (_, index) => {
        const base = context.bases[index % context.bases.length] ?? context.bases[0];
        return context.request(scenario, call, keyed, { base });
      });
      const exchanges = await Promise.all(requests);
      const answers = exchanges.map((exchange) => readExchange(exchange));
      if (answers.every(isPurchaseBlocked)) return null;
      const orders = exchanges.map((exchange) => requireContent(exchange));
      const numbers = new Set(orders.map(({ billing_no: number }) => number));
      if (numbers.size !== 1)
        throw new RuleViolation(`created ${[...numbers].join(', ')}`, exchanges[0]);
      const made = orders.filter(({ status }) => status === ResultStatus.pending);
      if (made.length !== 1)
        throw new RuleViolation(
          `${made.length} of ${simultaneous} answers have status -1 and not 10`,
          exchanges[0],
        );
      context.billingNumbers.push(...numbers);
      return numbers;
    });
  }),
  rule('orders', 'the same key at another host answers with the same order', async (context) => {
    const [, ...others] = context.bases;
    if (others.length === 0)
      throw new Skip('only one host is known', 'repeat --base for each host');
    const { scenario, call, query, order } = await placedOrder(context);
    for (const base of others) {
      const exchange = await context.request(scenario, call, query, { base });
      const { billing_no: number, status } = requireContent(exchange);
      if (number !== order.billing_no || status !== ResultStatus.repeat)
        throw new RuleViolation(`answered with ${number}, status ${status}`, exchange);
    }
  }),
  rule('orders', 'a key that was used for other goods is refused', async (context) => {
    const { scenario, call, query } = await placedOrder(context);
    const purchases = await listPurchases(context, scenario.path);
    const other = purchases.find((one) => one.query['product_id'] !== query['product_id']);
    if (other === undefined) throw new Skip('the game sells only one product', 'add another path');
    const key = { idempotency_key: query['idempotency_key'] ?? '' };
    requireRefusal(await context.request(scenario, call, { ...other.query, ...key }));
  }),
];
