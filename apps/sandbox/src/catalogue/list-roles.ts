import { Code, type ParamsOf, type calls } from '@shop/contract';
import { and, asc, eq } from 'drizzle-orm';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { roles } from '../database/schema/accounts';
import type { Services } from '../hosts/services';
import { findPlayedGame } from './find-game';

/** Lists the player's characters on a server. */
export async function listRoles(
  params: ParamsOf<typeof calls.roleList>,
  { player }: RequestContext,
  { database }: Services,
): Promise<OutcomeOf<typeof calls.roleList>> {
  const game = await findPlayedGame(database, params.client_id);
  if (game === null) return refuse(Code.noGame);
  if (player?.gpId !== game.gpId) return refuse(Code.notLoggedIn);
  const list = await database
    .select({ role_id: roles.roleId, name: roles.name, level: roles.level })
    .from(roles)
    .where(
      and(
        eq(roles.userId, player.userId),
        eq(roles.clientId, game.clientId),
        eq(roles.serverId, params.server_id),
      ),
    )
    .orderBy(asc(roles.roleId));
  return answer({ roles: list });
}
