import { type Call, Code } from '@shop/contract';
import * as fc from 'fast-check';
import type { Exchange } from '../exchange/exchange';
import { readExchange } from '../exchange/read-exchange';
import { parametersOf } from '../stage/call-parameters';
import { errandFor } from '../stage/find-errand';
import { rightQuery } from '../stage/right-query';
import type { Stage } from '../stage/stage';
import { Finding } from '../stage/verdict';
import type { CallRule } from './call-rule';
import { oddQueries } from './odd-values';

/** Wrong codes count against an address, as wrong passwords do. */
function runsFor({ kind }: Call, { runs }: Stage): number {
  return kind === 'code-sign-in' ? Math.min(runs, 1) : runs;
}

/** Whatever is sent, the answer is in the envelope, and never HTTP 5xx or code -5000. */
export const randomValues: CallRule = {
  rule: 'answers random parameters in the envelope',
  appliesTo: () => true,
  async check(call, stage) {
    const errand = errandFor(call, stage.fixtures);
    const right = await rightQuery(stage, call);
    const token = right['oauth_token'];
    const isPlayer = call.audience === 'player' && token !== undefined;
    const odd = oddQueries(parametersOf(call), right, isPlayer ? [['oauth_token', token]] : []);

    let last: Exchange | null = null;
    const property = fc.asyncProperty(odd, async (query) => {
      last = await stage.ask(errand, call, query);
      const answer = readExchange(last);
      if (answer.kind === 'malformed') throw new Error(answer.reason);
      if (answer.kind === 'refused' && answer.code === Code.serverError)
        throw new Error('answered with -5000, which is for mistakes of the back end');
    });
    const { seed } = stage;
    const numRuns = runsFor(call, stage);
    const result = await fc.check(property, { seed, numRuns, endOnFailure: true });
    if (!result.failed) return;
    const reason = result.errorInstance instanceof Error ? result.errorInstance.message : 'failed';
    throw new Finding(`${reason} (seed ${seed})`, last);
  },
};
