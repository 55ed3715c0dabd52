import { Code, type ParamsOf, type calls } from '@shop/contract';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Database } from '../database/database';
import { roles } from '../database/schema/accounts';
import { areas, servers } from '../database/schema/catalogue';
import { orders } from '../database/schema/orders';
import type { Services } from '../hosts/services';
import { findPlayedGame } from './find-game';

const maxFrequent = 5;

/** Finds the servers with most of the player's orders, then those with a character. */
async function frequentServers(
  database: Database,
  userId: string,
  clientId: string,
): Promise<string[]> {
  const bought = await database
    .select({ serverId: orders.serverId, times: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.clientId, clientId)))
    .groupBy(orders.serverId)
    .orderBy(desc(count()), asc(orders.serverId))
    .limit(maxFrequent);
  const lived = await database
    .selectDistinct({ serverId: roles.serverId })
    .from(roles)
    .where(and(eq(roles.userId, userId), eq(roles.clientId, clientId)))
    .orderBy(asc(roles.serverId))
    .limit(maxFrequent);
  const ids = new Set([...bought, ...lived].map((row) => row.serverId));
  return [...ids].slice(0, maxFrequent);
}

/** Lists the servers of a game, its areas, and the servers the signed-in player uses most. */
export async function listServers(
  params: ParamsOf<typeof calls.serverList>,
  { player }: RequestContext,
  { database }: Services,
): Promise<OutcomeOf<typeof calls.serverList>> {
  const game = await findPlayedGame(database, params.client_id);
  if (game === null) return refuse(Code.noGame);
  const [list, areaList, frequent] = await Promise.all([
    database
      .select({ server_id: servers.serverId, name: servers.name, area_id: servers.areaId })
      .from(servers)
      .where(eq(servers.clientId, game.clientId))
      .orderBy(asc(servers.sort)),
    database
      .select({ area_id: areas.areaId, name: areas.name })
      .from(areas)
      .where(eq(areas.clientId, game.clientId))
      .orderBy(asc(areas.sort)),
    player?.gpId === game.gpId ? frequentServers(database, player.userId, game.clientId) : [],
  ]);
  return answer({ servers: list, areas: areaList, frequent });
}
