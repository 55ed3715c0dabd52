import type { CallKind } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import { errandFor } from '../stage/find-errand';
import { answerText, requireAnswer } from '../stage/require-answer';
import { rightQuery } from '../stage/right-query';
import { Finding } from '../stage/verdict';
import { type CallRule, rightExchange } from './call-rule';

/** Where a second request may rightly end otherwise than the first. */
const onlyOnce: ReadonlySet<CallKind> = new Set(['code-sign-in', 'card']);

/** A newer storefront may send more than an older back end knows. */
export const unknownParameters: CallRule = {
  rule: 'ignores parameters it does not know',
  appliesTo: ({ kind }) => !onlyOnce.has(kind),
  async check(call, stage) {
    const before = readExchange(await rightExchange(stage, call));
    const query = await rightQuery(stage, call);
    const more = { ...query, not_in_the_contract: '1', utm_source: 'conformance' };
    const exchange = await stage.ask(errandFor(call, stage.fixtures), call, more);
    const after = requireAnswer(exchange);
    if (after.kind !== before.kind)
      throw new Finding(
        `${answerText(after)}, and without the unknown parameters ${answerText(before)}`,
        exchange,
      );
  },
};
