import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { roles } from '../database/schema/accounts';
import { servers } from '../database/schema/catalogue';
import { isBlocked } from '../replenishment/is-blocked';
import type { PaymentRequest } from './payment-request';

/** A character, where it lives, and whether its account is blocked in the game product. */
export interface FoundCharacter {
  readonly role: typeof roles.$inferSelect;
  readonly server: typeof servers.$inferSelect;
  readonly isBlocked: boolean;
}

/** Whose character is looked for. */
interface Owner {
  readonly userId: string;
  readonly gpId: string;
}

type NamedRole = Pick<PaymentRequest, 'client_id' | 'server_id' | 'role_id'>;

/** The character that a payment is for; null where the owner has no such one on that server. */
export async function findCharacter(
  database: Database,
  owner: Owner,
  named: NamedRole,
  now: Date,
): Promise<FoundCharacter | null> {
  const [found] = await database
    .select({ role: roles, server: servers, isBlocked: isBlocked(owner, now) })
    .from(roles)
    .innerJoin(
      servers,
      and(eq(servers.clientId, roles.clientId), eq(servers.serverId, roles.serverId)),
    )
    .where(
      and(
        eq(roles.userId, owner.userId),
        eq(roles.clientId, named.client_id),
        eq(roles.serverId, named.server_id),
        eq(roles.roleId, named.role_id),
      ),
    );
  return found ?? null;
}
