import { Code, callDomain } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import type { Fixtures, PurchasePath } from '../fixtures/fixtures';
import type { Check } from '../stage/check';
import { errandQuery } from '../stage/errand-query';
import { errandOn } from '../stage/find-errand';
import { paymentCallOf } from '../stage/purchases';
import { requireContent } from '../stage/require-answer';
import { Finding } from '../stage/verdict';

const inTheWay: ReadonlySet<number> = new Set([Code.unpaidOrder, Code.purchaseLimitReached]);

function checksOf(path: PurchasePath): readonly Check[] {
  const call = paymentCallOf(path);
  if (call === null) return [];
  const way = [path.payway_id, path.channel_id].filter(Boolean).join('/');
  return [
    {
      domain: callDomain(call),
      call,
      rule: `sells ${path.product_id} in ${path.region} by ${way}`,
      run: async (stage) => {
        const errand = errandOn(path, stage.fixtures);
        const { query } = await errandQuery(stage, call, errand);
        const keyed = { ...query, idempotency_key: stage.newKey() };
        const exchange = await stage.ask(errand, call, keyed);
        const answer = readExchange(exchange);
        if (answer.kind === 'refused' && inTheWay.has(answer.code)) return;
        const { billing_no: number } = requireContent(exchange);
        if (number === '') throw new Finding('billing_no is empty', exchange);
        stage.numbers.push(number);
      },
    },
  ];
}

/** One check for each path of the fixtures that a payment call pays for. */
export function listPathChecks({ paths }: Fixtures): readonly Check[] {
  return paths.flatMap(checksOf);
}
