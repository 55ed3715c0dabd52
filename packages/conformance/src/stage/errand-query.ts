import type { Call } from '@shop/contract';
import { type CallParameter, parametersOf } from './call-parameters';
import { type Errand, knownParameters } from './known-parameters';
import type { Query } from './query';
import type { Stage } from './stage';

/** Optional parameters that are sent all the same, wherever the errand has them. */
const sentWherePossible: ReadonlySet<string> = new Set(['client_id', 'area_id', 'areaId']);

/** The part of a call's parameters that follows from an errand, and what is missing. */
export interface ErrandQuery {
  readonly query: Query;
  /** Required parameters that nothing is known for. */
  readonly missing: readonly string[];
}

function isSent({ name, isRequired }: CallParameter): boolean {
  return isRequired || sentWherePossible.has(name);
}

function valuesOf(stage: Stage, call: Call, errand: Errand): Query {
  const origin = stage.originOf(errand.path.brand);
  const known = knownParameters(errand, origin, stage.randomHex);
  const given = stage.fixtures.requests[call.name] ?? {};
  const named = parametersOf(call).flatMap((parameter): (readonly [string, string])[] => {
    const { name } = parameter;
    const value = given[name] ?? (isSent(parameter) ? known[name] : '') ?? '';
    return value === '' ? [] : [[name, value]];
  });
  return { spec_lang: 'en', ...Object.fromEntries(named) };
}

/** Parameters for a call on an errand: what the fixtures give, what the errand says, and the token. */
export async function errandQuery(stage: Stage, call: Call, errand: Errand): Promise<ErrandQuery> {
  const values = valuesOf(stage, call, errand);
  const missing = parametersOf(call).filter(
    ({ name, isRequired }) => isRequired && values[name] === undefined,
  );
  const isSignedIn = call.audience === 'player';
  const player = isSignedIn ? await stage.signIn(errand) : null;
  const query = { ...values, ...(player !== null && { oauth_token: player.oauth_token }) };
  return { query, missing: missing.map(({ name }) => name) };
}
