import type { ActivityKind, ParamsOf, calls } from '@shop/contract';
import { checkRole } from '../accounts/check-role';
import { type OutcomeOf, answer } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Services } from '../hosts/services';
import { findStandings } from './find-standings';

/**
 * Returns which kinds of activities are running, and how many rewards a role can claim (spec §2).
 */
export async function readActivityStatus(
  params: ParamsOf<typeof calls.activityStatus>,
  { player }: RequestContext,
  { database, clock }: Services,
): Promise<OutcomeOf<typeof calls.activityStatus>> {
  const check = await checkRole(database, params, player);
  if (check.kind === 'refused') return check.outcome;
  const standings = await findStandings(database, check.character, clock.now());
  const has = (kind: ActivityKind) => standings.some(({ activity }) => activity.kind === kind);
  const rewards = standings.flatMap((standing) => standing.rewards);
  return answer({
    is_has_cumulative: has('cumulative'),
    is_has_continue: has('continue'),
    claimable: rewards.filter(({ state }) => state === 'claimable').length,
  });
}
