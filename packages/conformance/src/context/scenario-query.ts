import type { Call } from '@shop/contract';
import { type CallParameter, parametersOf } from './call-parameters';
import { type Scenario, knownParameters } from './known-parameters';
import type { Query } from './request';
import type { SuiteContext } from './suite-context';

/** Optional parameters that are sent if the scenario has them. */
const sentIfKnown: ReadonlySet<string> = new Set(['client_id', 'area_id', 'areaId']);

/** The parameters of a call that follow from a scenario, and those that are missing. */
export interface ScenarioQuery {
  readonly query: Query;
  /** Required parameters without a known value. */
  readonly missing: readonly string[];
}

function isSent({ name, isRequired }: CallParameter): boolean {
  return isRequired || sentIfKnown.has(name);
}

function valuesOf(context: SuiteContext, call: Call, scenario: Scenario): Query {
  const origin = context.originOf(scenario.path.brand);
  const known = knownParameters(scenario, origin, context.randomHex);
  const given = context.fixtures.requests[call.name] ?? {};
  const named = parametersOf(call).flatMap((parameter): (readonly [string, string])[] => {
    const { name } = parameter;
    const value = given[name] ?? (isSent(parameter) ? known[name] : '') ?? '';
    return value === '' ? [] : [[name, value]];
  });
  return { spec_lang: 'en', ...Object.fromEntries(named) };
}

/** Builds the parameters of a call from the fixtures, the scenario and the token. */
export async function scenarioQuery(
  context: SuiteContext,
  call: Call,
  scenario: Scenario,
): Promise<ScenarioQuery> {
  const values = valuesOf(context, call, scenario);
  const missing = parametersOf(call).filter(
    ({ name, isRequired }) => isRequired && values[name] === undefined,
  );
  const isSignedIn = call.audience === 'player';
  const player = isSignedIn ? await context.signIn(scenario) : null;
  const query = { ...values, ...(player !== null && { oauth_token: player.oauth_token }) };
  return { query, missing: missing.map(({ name }) => name) };
}
