import { ResultStatus } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import { isInTheWay, withFreshPurchase } from '../stage/fresh-purchase';
import { requireContent, requireRefusal } from '../stage/require-answer';
import { Finding } from '../stage/verdict';
import { rule } from './rule';

/** What a browser fetches ahead is refused, and leaves nothing behind that could be paid. */
export const unaskedOrderRule = rule(
  'orders',
  'a request that a browser makes by itself leaves no order behind',
  async (stage) => {
    await withFreshPurchase(stage, async ({ errand, call, query }) => {
      const keyed = { ...query, idempotency_key: stage.newKey() };
      const headers = { 'sec-purpose': 'prefetch' };
      const unasked = await stage.ask(errand, call, keyed, { headers });
      const asked = await stage.ask(errand, call, keyed);
      if (isInTheWay(readExchange(asked))) return null;
      requireRefusal(unasked);
      const { billing_no: number, status } = requireContent(asked);
      if (status !== ResultStatus.pending)
        throw new Finding('the prefetch was refused, but its order was stored', asked);
      stage.numbers.push(number);
      return number;
    });
  },
);
