import { type Call, calls } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import { scenarioFor } from './find-scenario';
import type { FailedPrecondition } from './precondition';
import { scenarioQuery } from './scenario-query';
import type { SuiteContext } from './suite-context';
import { Skip } from './verdict';

/** What a storefront asks first, as a guest. */
const firstCalls: readonly Call[] = [calls.initPage, calls.gameList, calls.goodsList];

/**
 * Returns why a back end cannot be checked at all: it answers none of the first calls in the envelope, for instance
 * because the address is that of another server. Null if it answers one of them, whatever it says.
 */
export async function findUnreachable(context: SuiteContext): Promise<FailedPrecondition | null> {
  const said: FailedPrecondition[] = [];
  for (const call of firstCalls) {
    const exchange = await askAsGuest(context, call);
    if (exchange === null) return null;
    const answer = readExchange(exchange);
    if (answer.kind !== 'malformed' || answer.reason.startsWith('content')) return null;
    said.push({
      what: 'get an answer from the back end',
      finding: answer.reason,
      exchange,
      remedy: 'check --base: the calls are below it, at /api',
    });
  }
  return said[0] ?? null;
}

/** Makes a call, or returns null if the fixtures have nothing to make it with. */
async function askAsGuest(context: SuiteContext, call: Call) {
  try {
    const scenario = scenarioFor(call, context.fixtures);
    const { query } = await scenarioQuery(context, call, scenario);
    return await context.request(scenario, call, query);
  } catch (error) {
    if (error instanceof Skip) return null;
    throw error;
  }
}
