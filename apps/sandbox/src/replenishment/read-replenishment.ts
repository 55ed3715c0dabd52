import { Code, type ParamsOf, type calls, toMajor } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { users } from '../database/schema/accounts';
import { areas, games, servers } from '../database/schema/catalogue';
import { replenishments } from '../database/schema/replenishments';
import type { Services } from '../hosts/services';
import { secondsLeft } from './find-replenishment';
import { maskName } from './mask-name';

/**
 * Returns the replenishment of a link, without a sign-in; an unknown id is -3016. An expired link still answers,
 * with no time left, so that the page can explain it.
 */
export async function readReplenishment(
  params: ParamsOf<typeof calls.replenishmentInfo>,
  _context: RequestContext,
  { database, clock }: Services,
): Promise<OutcomeOf<typeof calls.replenishmentInfo>> {
  const [found] = await database
    .select({
      owed: replenishments,
      game: games,
      username: users.username,
      serverName: servers.name,
      areaName: areas.name,
    })
    .from(replenishments)
    .innerJoin(games, eq(games.clientId, replenishments.clientId))
    .innerJoin(users, eq(users.id, replenishments.userId))
    .innerJoin(
      servers,
      and(
        eq(servers.clientId, replenishments.clientId),
        eq(servers.serverId, replenishments.serverId),
      ),
    )
    .leftJoin(
      areas,
      and(eq(areas.clientId, replenishments.clientId), eq(areas.areaId, replenishments.areaId)),
    )
    .where(eq(replenishments.id, params.replenish_id));
  if (found === undefined) return refuse(Code.replenishError);
  const { owed, game, username, serverName, areaName } = found;
  return answer({
    game_name: game.name,
    user_name: maskName(username),
    amount: toMajor(owed.amountMinor, owed.currency),
    currency_code: owed.currency,
    valid_time: secondsLeft(owed, clock.now()),
    is_paid: owed.state === 'paid' ? 1 : 0,
    client_id: owed.clientId,
    gp_id: owed.gpId,
    domain_area: game.domainArea,
    product_id: owed.productId,
    server_id: owed.serverId,
    server_name: serverName,
    role_id: owed.roleId,
    area_id: owed.areaId,
    area_name: areaName ?? '',
  });
}
