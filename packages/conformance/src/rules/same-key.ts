import { ResultStatus } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import type { Check } from '../stage/check';
import { isInTheWay, withFreshPurchase } from '../stage/fresh-purchase';
import { placedOrder } from '../stage/placed-order';
import { listPurchases } from '../stage/purchases';
import { requireContent, requireRefusal } from '../stage/require-answer';
import { Finding, Skip } from '../stage/verdict';
import { rule } from './rule';

/** Presses of "buy" that reach the back end together: a double tap, two tabs, retries. */
const atOnce = 5;

/** Rules about `idempotency_key`: one intent to buy is one order (docs/adr/0008). */
export const sameKeyRules: readonly Check[] = [
  rule('orders', `the same key ${atOnce} times at once makes one order`, async (stage) => {
    await withFreshPurchase(stage, async ({ errand, call, query }) => {
      const keyed = { ...query, idempotency_key: stage.newKey() };
      const presses = Array.from({ length: atOnce }, async (_, press) => {
        const base = stage.bases[press % stage.bases.length] ?? stage.bases[0];
        return stage.ask(errand, call, keyed, { base });
      });
      const exchanges = await Promise.all(presses);
      const answers = exchanges.map((exchange) => readExchange(exchange));
      if (answers.every(isInTheWay)) return null;
      const orders = exchanges.map((exchange) => requireContent(exchange));
      const numbers = new Set(orders.map(({ billing_no: number }) => number));
      if (numbers.size !== 1) throw new Finding(`made ${[...numbers].join(', ')}`, exchanges[0]);
      const made = orders.filter(({ status }) => status === ResultStatus.pending);
      if (made.length !== 1)
        throw new Finding(
          `${made.length} of ${atOnce} answers have status -1 and not 10`,
          exchanges[0],
        );
      stage.numbers.push(...numbers);
      return numbers;
    });
  }),
  rule('orders', 'the same key at another host answers with the same order', async (stage) => {
    const [, ...others] = stage.bases;
    if (others.length === 0)
      throw new Skip('only one host is known', 'give --base once for each host');
    const { errand, call, query, order } = await placedOrder(stage);
    for (const base of others) {
      const exchange = await stage.ask(errand, call, query, { base });
      const { billing_no: number, status } = requireContent(exchange);
      if (number !== order.billing_no || status !== ResultStatus.repeat)
        throw new Finding(`answered with ${number}, status ${status}`, exchange);
    }
  }),
  rule('orders', 'a key that was used for other goods is refused', async (stage) => {
    const { errand, call, query } = await placedOrder(stage);
    const purchases = await listPurchases(stage, errand.path);
    const other = purchases.find((one) => one.query['product_id'] !== query['product_id']);
    if (other === undefined) throw new Skip('the game sells one thing only', 'give another path');
    const key = { idempotency_key: query['idempotency_key'] ?? '' };
    requireRefusal(await stage.ask(errand, call, { ...other.query, ...key }));
  }),
];
