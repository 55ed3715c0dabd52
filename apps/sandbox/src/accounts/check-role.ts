import { Code } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import { type RefusedOutcome, refuse } from '../api/outcome';
import { type StoredGame, findPlayedGame } from '../catalogue/find-game';
import type { Database } from '../database/database';
import { servers } from '../database/schema/catalogue';
import { roles } from '../database/schema/accounts';
import type { Player } from './find-player';

/** One role of one account: the owner of purchases and rewards. */
export interface Character {
  readonly userId: string;
  readonly clientId: string;
  readonly serverId: string;
  readonly roleId: string;
}

/** The result of checking that a role in a request belongs to the player. */
export type RoleCheck =
  | { readonly kind: 'own'; readonly game: StoredGame; readonly character: Character }
  | { readonly kind: 'refused'; readonly outcome: RefusedOutcome };

interface NamedRole {
  readonly client_id: string;
  readonly server_id: string;
  readonly role_id: string;
  readonly area_id?: string | undefined;
}

function refused(code: Code): RoleCheck {
  return { kind: 'refused', outcome: refuse(code) };
}

async function findArea(database: Database, character: Character): Promise<string | null> {
  const [home] = await database
    .select({ areaId: servers.areaId })
    .from(roles)
    .innerJoin(
      servers,
      and(eq(servers.clientId, roles.clientId), eq(servers.serverId, roles.serverId)),
    )
    .where(
      and(
        eq(roles.userId, character.userId),
        eq(roles.clientId, character.clientId),
        eq(roles.serverId, character.serverId),
        eq(roles.roleId, character.roleId),
      ),
    );
  return home?.areaId ?? null;
}

/**
 * Checks the role of a read or a claim: -3001 for an unknown game, -600 for a token of another game
 * product, -3003 for another player's role. The area is optional, but must match the role if given.
 */
export async function checkRole(
  database: Database,
  named: NamedRole,
  player: Player | null,
): Promise<RoleCheck> {
  const game = await findPlayedGame(database, named.client_id);
  if (game === null) return refused(Code.noGame);
  if (player?.gpId !== game.gpId) return refused(Code.notLoggedIn);

  const character = {
    userId: player.userId,
    clientId: game.clientId,
    serverId: named.server_id,
    roleId: named.role_id,
  };
  const areaId = await findArea(database, character);
  const isElsewhere = (named.area_id ?? '') !== '' && named.area_id !== areaId;
  if (areaId === null || isElsewhere) return refused(Code.roleNotFound);
  return { kind: 'own', game, character };
}
