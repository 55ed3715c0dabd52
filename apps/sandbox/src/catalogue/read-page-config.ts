import type { ParamsOf, calls } from '@shop/contract';
import { type Outcome, answer } from '../api/outcome';
import type { Visit } from '../api/route';
import type { Services } from '../hosts/services';
import { checkArea } from './check-area';

/** Settings of a game's page; without a game, those of a page on which none is chosen yet. */
export async function readPageConfig(
  params: ParamsOf<typeof calls.pageConfig>,
  { brand }: Visit,
  { database }: Services,
): Promise<Outcome> {
  const asked = { clientId: params.client_id, area: params.domain_area };
  const check = await checkArea(database, asked, brand);
  if (check.kind === 'refused') return check.outcome;
  const { game } = check;
  return answer({
    is_open_coupon: game?.isVip ?? false,
    language_config: game?.languages ?? '',
    area_config: { is_area_role: game?.isAreaRole ?? false },
    cumulative_config: { is_has_cumulative: false },
    continue_config: { is_has_continue: false },
    brand_color: game?.brandColor ?? '',
  });
}
