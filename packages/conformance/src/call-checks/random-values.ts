import { type Call, Code } from '@shop/contract';
import * as fc from 'fast-check';
import type { Exchange } from '../exchange/exchange';
import { readExchange } from '../exchange/read-exchange';
import { parametersOf } from '../context/call-parameters';
import { scenarioFor } from '../context/find-scenario';
import { rightQuery } from '../context/right-query';
import type { SuiteContext } from '../context/suite-context';
import { RuleViolation } from '../context/verdict';
import type { CallRule } from './call-rule';
import { oddQueries } from './odd-values';

/** Wrong sign-in codes count against the client's address, as wrong passwords do. */
function runsFor({ kind }: Call, { runs }: SuiteContext): number {
  return kind === 'code-sign-in' ? Math.min(runs, 1) : runs;
}

/** Any values get an answer in the envelope, never HTTP 5xx or code -5000. */
export const randomValues: CallRule = {
  rule: 'answers random parameters in the envelope',
  appliesTo: () => true,
  async check(call, context) {
    const scenario = scenarioFor(call, context.fixtures);
    const right = await rightQuery(context, call);
    const token = right['oauth_token'];
    const isPlayer = call.audience === 'player' && token !== undefined;
    const odd = oddQueries(parametersOf(call), right, isPlayer ? [['oauth_token', token]] : []);

    let last: Exchange | null = null;
    const property = fc.asyncProperty(odd, async (query) => {
      last = await context.request(scenario, call, query);
      const answer = readExchange(last);
      if (answer.kind === 'malformed') throw new Error(answer.reason);
      if (answer.kind === 'refused' && answer.code === Code.serverError)
        throw new Error('answered with -5000, which means a defect of the back end');
    });
    const { seed } = context;
    const numRuns = runsFor(call, context);
    const result = await fc.check(property, { seed, numRuns, endOnFailure: true });
    if (!result.failed) return;
    const reason = result.errorInstance instanceof Error ? result.errorInstance.message : 'failed';
    throw new RuleViolation(`${reason} (seed ${seed})`, last);
  },
};
