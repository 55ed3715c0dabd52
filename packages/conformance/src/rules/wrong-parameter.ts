import { calls } from '@shop/contract';
import { rule } from '../context/check';
import { scenarioFor } from '../context/find-scenario';
import { parameterIn, requireAnswer } from '../context/require-answer';
import { scenarioQuery } from '../context/scenario-query';
import { RuleViolation, Skip } from '../context/verdict';

const call = calls.goodsList;

/** Stands for a secret in the wrong place. Lower-case letters, so that no encoding changes it. */
const value = 'wrongvalue';

/**
 * A wrong parameter is named to developers, and its value is not repeated (docs/adr/0086). To name it is a recommendation:
 * the specification says nothing of it.
 */
export const wrongParameterRule = rule(
  'catalogue',
  'a parameter that cannot be read is named, without its value',
  async (context) => {
    const scenario = scenarioFor(call, context.fixtures);
    const { query } = await scenarioQuery(context, call, scenario);
    const wrong = { ...query, domain_area: value };
    const exchange = await context.request(scenario, call, wrong);
    const answer = requireAnswer(exchange);
    if (answer.kind === 'refused' && JSON.stringify(answer).includes(value))
      throw new RuleViolation('repeats the value of the wrong parameter', exchange);
    const named = parameterIn(answer);
    if (named === null)
      throw new Skip(
        'the back end does not name the wrong parameter',
        'recommended for its developers: content { "parameter": "<name>" } with code -4000',
      );
    if (named !== 'domain_area')
      throw new RuleViolation(`names the parameter ${named}, and domain_area is wrong`, exchange);
  },
);
