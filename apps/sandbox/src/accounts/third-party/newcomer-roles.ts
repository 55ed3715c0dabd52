import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import type { roles } from '../../database/schema/accounts';
import { games, servers } from '../../database/schema/catalogue';

type RoleRow = typeof roles.$inferInsert;

const names = ['Newcomer', 'Newcomer II'];
const firstServer = 's1';
const idLength = 12;

/** Two characters on the first server of each game of a brand, for somebody who is new there. */
export async function newcomerRoles(
  database: Executor,
  brand: string,
  userId: string,
): Promise<RoleRow[]> {
  const homes = await database
    .select({ clientId: servers.clientId, serverId: servers.serverId })
    .from(servers)
    .innerJoin(games, eq(games.clientId, servers.clientId))
    .where(and(eq(games.brand, brand), eq(servers.serverId, firstServer)));
  const own = userId.slice(-idLength);
  return homes.flatMap((home) =>
    names.map((name, index) => ({
      userId,
      ...home,
      roleId: `${home.clientId}${own}${String(index + 1)}`,
      name,
      level: 1,
    })),
  );
}
