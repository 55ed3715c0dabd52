import { Code, callDomain } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import type { Fixtures, PurchasePath } from '../fixtures/fixtures';
import type { Check } from '../context/check';
import { scenarioQuery } from '../context/scenario-query';
import { scenarioOn } from '../context/find-scenario';
import { callOfPath } from '../context/purchases';
import { requireContent } from '../context/require-answer';
import { RuleViolation } from '../context/verdict';

const blockingCodes: ReadonlySet<number> = new Set([Code.unpaidOrder, Code.purchaseLimitReached]);

function checksOf(path: PurchasePath): readonly Check[] {
  const call = callOfPath(path);
  if (call === null) return [];
  const way = [path.payway_id, path.channel_id].filter(Boolean).join('/');
  return [
    {
      domain: callDomain(call),
      call,
      rule: `sells ${path.product_id} in ${path.region} by ${way}`,
      run: async (context) => {
        const scenario = scenarioOn(path, context.fixtures);
        const { query } = await scenarioQuery(context, call, scenario);
        const keyed = { ...query, idempotency_key: context.newKey() };
        const exchange = await context.request(scenario, call, keyed);
        const answer = readExchange(exchange);
        if (answer.kind === 'refused' && blockingCodes.has(answer.code)) return;
        const { billing_no: number } = requireContent(exchange);
        if (number === '') throw new RuleViolation('billing_no is empty', exchange);
        context.billingNumbers.push(number);
      },
    },
  ];
}

/** Lists one check for each path of the fixtures with a payment call. */
export function listPathChecks({ paths }: Fixtures): readonly Check[] {
  return paths.flatMap(checksOf);
}
