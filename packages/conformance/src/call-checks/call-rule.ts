import type { Call } from '@shop/contract';
import type { Exchange } from '../exchange/exchange';
import { scenarioFor } from '../context/find-scenario';
import { rightQuery } from '../context/right-query';
import type { SuiteContext } from '../context/suite-context';

/** A rule about every call, or about every call of some kinds. */
export interface CallRule {
  /** The rule as a sentence without a full stop. */
  readonly rule: string;
  /** Whether the rule concerns this call. */
  readonly appliesTo: (call: Call) => boolean;
  readonly check: (call: Call, context: SuiteContext) => Promise<void>;
}

/** Makes a call with valid parameters, once in a run. */
export async function rightExchange(context: SuiteContext, call: Call): Promise<Exchange> {
  return context.exchanges(call.name, async () => {
    const query = await rightQuery(context, call);
    return context.request(scenarioFor(call, context.fixtures), call, query);
  });
}
