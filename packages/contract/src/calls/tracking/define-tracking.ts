import type { BaseIssue, BaseSchema } from 'valibot';
import * as v from 'valibot';
import type { Call } from '../../call';

/**
 * Defines a call of the tracking host, whose answer nobody reads (spec §7, analytics).
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineTracking<
  const Name extends string,
  Params extends BaseSchema<unknown, unknown, BaseIssue<unknown>>,
>(
  definition: Pick<Call<Name, 'track', Params>, 'name' | 'path' | 'params'>,
): Call<Name, 'track', Params> {
  return { ...definition, kind: 'track', audience: 'guest', method: 'POST', content: v.unknown() };
}
