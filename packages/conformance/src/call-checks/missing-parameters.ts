import { parametersOf } from '../stage/call-parameters';
import { errandFor } from '../stage/find-errand';
import { without } from '../stage/query';
import { requireAnswer } from '../stage/require-answer';
import { rightQuery } from '../stage/right-query';
import { Finding } from '../stage/verdict';
import type { CallRule } from './call-rule';

/** A request that lacks something is refused in the envelope, and nothing is done for it. */
export const missingParameters: CallRule = {
  rule: 'refuses when a required parameter is missing',
  appliesTo: (call) => parametersOf(call).some(({ isRequired }) => isRequired),
  async check(call, stage) {
    const query = await rightQuery(stage, call);
    const errand = errandFor(call, stage.fixtures);
    for (const { name, isRequired } of parametersOf(call)) {
      if (!isRequired) continue;
      const fresh = {
        ...query,
        ...(query['idempotency_key'] && { idempotency_key: stage.newKey() }),
      };
      const exchange = await stage.ask(errand, call, without(fresh, name));
      if (requireAnswer(exchange).kind === 'content')
        throw new Finding(`answered with code 1 although ${name} is missing`, exchange);
    }
  },
};
