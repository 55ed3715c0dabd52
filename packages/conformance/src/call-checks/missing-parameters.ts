import { parametersOf } from '../context/call-parameters';
import { scenarioFor } from '../context/find-scenario';
import { without } from '../context/request';
import { parameterIn, requireAnswer } from '../context/require-answer';
import { rightQuery } from '../context/right-query';
import { RuleViolation } from '../context/verdict';
import type { CallRule } from './call-rule';

/** A request that lacks a required parameter is refused in the envelope, which may name that parameter and no other. */
export const missingParameters: CallRule = {
  rule: 'refuses when a required parameter is missing',
  appliesTo: (call) => parametersOf(call).some(({ isRequired }) => isRequired),
  async check(call, context) {
    const query = await rightQuery(context, call);
    const scenario = scenarioFor(call, context.fixtures);
    for (const { name, isRequired } of parametersOf(call)) {
      if (!isRequired) continue;
      const fresh = {
        ...query,
        ...(query['idempotency_key'] && { idempotency_key: context.newKey() }),
      };
      const exchange = await context.request(scenario, call, without(fresh, name));
      const answer = requireAnswer(exchange);
      if (answer.kind === 'content')
        throw new RuleViolation(`answered with code 1 although ${name} is missing`, exchange);
      const named = parameterIn(answer);
      if (named !== null && named !== name)
        throw new RuleViolation(`names the parameter ${named}, and ${name} is missing`, exchange);
    }
  },
};
