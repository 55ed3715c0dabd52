import { and, eq, sql } from 'drizzle-orm';
import { type Database, preparedStatement } from '../database/database';
import { roles } from '../database/schema/accounts';
import { servers } from '../database/schema/catalogue';
import { isBlocked } from '../replenishment/block';
import type { PaymentRequest } from './order';

/** A character with its server, and whether its account is blocked in the game product. */
export interface FoundCharacter {
  readonly role: typeof roles.$inferSelect;
  readonly server: typeof servers.$inferSelect;
  readonly isBlocked: boolean;
}

/** The account that owns the character. */
interface Owner {
  readonly userId: string;
  readonly gpId: string;
}

type NamedRole = Pick<PaymentRequest, 'client_id' | 'server_id' | 'role_id'>;

const owned = { userId: sql.placeholder('userId'), gpId: sql.placeholder('gpId') };

const characterOfOwner = preparedStatement((database) =>
  database
    .select({
      role: roles,
      server: servers,
      isBlocked: isBlocked(owned, sql.placeholder('now')),
    })
    .from(roles)
    .innerJoin(
      servers,
      and(eq(servers.clientId, roles.clientId), eq(servers.serverId, roles.serverId)),
    )
    .where(
      and(
        eq(roles.userId, owned.userId),
        eq(roles.clientId, sql.placeholder('clientId')),
        eq(roles.serverId, sql.placeholder('serverId')),
        eq(roles.roleId, sql.placeholder('roleId')),
      ),
    )
    .prepare('character_of_owner'),
);

/** Finds the character of a payment; null if the owner has no such character on the server. */
export async function findCharacter(
  database: Database,
  { userId, gpId }: Owner,
  { client_id: clientId, server_id: serverId, role_id: roleId }: NamedRole,
  now: Date,
): Promise<FoundCharacter | null> {
  const values = { userId, gpId, clientId, serverId, roleId, now };
  const [found] = await characterOfOwner(database).execute(values);
  return found ?? null;
}
