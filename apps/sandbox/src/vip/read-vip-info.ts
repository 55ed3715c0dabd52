import type { ParamsOf, calls } from '@shop/contract';
import { and, desc, eq, lte } from 'drizzle-orm';
import { type OutcomeOf, answer } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { vipLevels } from '../database/schema/vip';
import type { Services } from '../hosts/services';
import { countPoints } from './count-points';
import { findOwnGame } from './own-game';

const noLevel = { vip_level: '0', vip_level_name: '', total_points: 0 };

/** Returns the player's VIP level by growth points; level 0 without the VIP version. */
export async function readVipInfo(
  params: ParamsOf<typeof calls.vipInfo>,
  context: RequestContext,
  { database }: Services,
): Promise<OutcomeOf<typeof calls.vipInfo>> {
  const own = await findOwnGame(database, params.client_id, context.player);
  if (own.kind === 'refused') return own.outcome;
  const { game, player } = own;
  if (!game.isVip) return answer(noLevel);

  const points = await countPoints(database, player);
  const [level] = await database
    .select()
    .from(vipLevels)
    .where(and(eq(vipLevels.gpId, game.gpId), lte(vipLevels.needPoints, points)))
    .orderBy(desc(vipLevels.needPoints))
    .limit(1);
  if (level === undefined) return answer({ ...noLevel, total_points: points });
  return answer({ vip_level: level.levelId, vip_level_name: level.name, total_points: points });
}
