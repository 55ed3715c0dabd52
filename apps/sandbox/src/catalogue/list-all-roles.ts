import { Code, type ParamsOf, type calls } from '@shop/contract';
import { and, asc, eq } from 'drizzle-orm';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { roles } from '../database/schema/accounts';
import { servers } from '../database/schema/catalogue';
import type { Services } from '../hosts/services';
import { findPlayedGame } from './find-game';

const placed = {
  role_id: roles.roleId,
  name: roles.name,
  level: roles.level,
  server_id: servers.serverId,
  server_name: servers.name,
  area_id: servers.areaId,
};

/**
 * Lists the player's characters on all servers of a game, in the order of the servers (spec §7).
 */
export async function listAllRoles(
  params: ParamsOf<typeof calls.allRoleList>,
  { player }: RequestContext,
  { database }: Services,
): Promise<OutcomeOf<typeof calls.allRoleList>> {
  const game = await findPlayedGame(database, params.client_id);
  if (game === null) return refuse(Code.noGame);
  if (player?.gpId !== game.gpId) return refuse(Code.notLoggedIn);
  const isOnServer = and(
    eq(servers.clientId, roles.clientId),
    eq(servers.serverId, roles.serverId),
  );
  const list = await database
    .select(placed)
    .from(roles)
    .innerJoin(servers, isOnServer)
    .where(and(eq(roles.userId, player.userId), eq(roles.clientId, game.clientId)))
    .orderBy(asc(servers.sort), asc(roles.roleId));
  return answer({ roles: list });
}
