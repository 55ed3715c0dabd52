import type { CallKind } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import { scenarioFor } from '../context/find-scenario';
import { answerText, requireAnswer } from '../context/require-answer';
import { rightQuery } from '../context/right-query';
import { RuleViolation } from '../context/verdict';
import { type CallRule, rightExchange } from './call-rule';

/** Kinds whose repeated request may have another outcome. */
const onlyOnce: ReadonlySet<CallKind> = new Set(['code-sign-in', 'card']);

/** A newer storefront may send parameters that an older back end does not know. */
export const unknownParameters: CallRule = {
  rule: 'ignores parameters it does not know',
  appliesTo: ({ kind }) => !onlyOnce.has(kind),
  async check(call, context) {
    const before = readExchange(await rightExchange(context, call));
    const query = await rightQuery(context, call);
    const more = { ...query, not_in_the_contract: '1', utm_source: 'conformance' };
    const exchange = await context.request(scenarioFor(call, context.fixtures), call, more);
    const after = requireAnswer(exchange);
    if (after.kind !== before.kind)
      throw new RuleViolation(
        `${answerText(after)}, and without the unknown parameters ${answerText(before)}`,
        exchange,
      );
  },
};
