import type { ActivityKind, ParamsOf, calls } from '@shop/contract';
import { findRunning } from '../activities/find-running';
import { type OutcomeOf, answer } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Services } from '../hosts/services';
import { checkArea } from './check-area';

/** Returns the settings of a game's page, or the defaults while no game is chosen. */
export async function readPageConfig(
  params: ParamsOf<typeof calls.pageConfig>,
  { brand }: RequestContext,
  { database, clock }: Services,
): Promise<OutcomeOf<typeof calls.pageConfig>> {
  const asked = { clientId: params.client_id, area: params.domain_area };
  const check = await checkArea(database, asked, brand);
  if (check.kind === 'refused') return check.outcome;
  const { game } = check;
  const running = game === null ? [] : await findRunning(database, game.clientId, clock.now());
  const has = (kind: ActivityKind) => running.some((activity) => activity.kind === kind);
  return answer({
    is_open_coupon: game?.isVip ?? false,
    language_config: game?.languages ?? '',
    area_config: { is_area_role: game?.isAreaRole ?? false },
    cumulative_config: { is_has_cumulative: has('cumulative') },
    continue_config: { is_has_continue: has('continue') },
    brand_color: game?.brandColor ?? '',
  });
}
