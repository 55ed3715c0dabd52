import { randomUUID } from 'node:crypto';
import type { SignInKind } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database';
import { roles, users } from '../../database/schema/accounts';
import { games, servers } from '../../database/schema/catalogue';
import { linkedIdentities } from '../../database/schema/third-party';

type RoleRow = typeof roles.$inferInsert;

const names = ['Newcomer', 'Newcomer II'];
const firstServer = 's1';
const idLength = 12;

/** Returns two roles on the first server of each game of a brand, for a new player. */
async function newPlayerRoles(
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

/** The identity of a user at a provider, and the brand they sign in to. */
export interface Identity {
  readonly brand: string;
  readonly provider: SignInKind;
  readonly subject: string;
}

/** The account linked to an identity. */
export interface LinkedUser {
  readonly id: string;
  readonly username: string;
}

const nameLength = 12;

async function findLinked(
  database: Executor,
  { brand, provider, subject }: Identity,
): Promise<LinkedUser | null> {
  const [found] = await database
    .select({ id: users.id, username: users.username })
    .from(linkedIdentities)
    .innerJoin(users, eq(users.id, linkedIdentities.userId))
    .where(
      and(
        eq(linkedIdentities.brand, brand),
        eq(linkedIdentities.provider, provider),
        eq(linkedIdentities.subject, subject),
      ),
    );
  return found ?? null;
}

/**
 * Returns the account of an identity. The first sign-in creates it, without a password and with two
 * roles in every game, so that the player can buy at once. Of several simultaneous first sign-ins only
 * one creates it: the primary key of the link decides.
 */
export async function findOrMakeUser(database: Database, identity: Identity): Promise<LinkedUser> {
  const known = await findLinked(database, identity);
  if (known !== null) return known;

  const { brand, provider } = identity;
  const random = randomUUID().replaceAll('-', '');
  const user = { id: `${brand}-${random}`, username: `${provider}-${random.slice(0, nameLength)}` };
  const isMade = await database.transaction(async (transaction) => {
    const links = await transaction
      .insert(linkedIdentities)
      .values({ ...identity, userId: user.id })
      .onConflictDoNothing()
      .returning();
    if (links.length === 0) return false;
    await transaction.insert(users).values({ ...user, brand, passwordHash: null });
    await transaction.insert(roles).values(await newPlayerRoles(transaction, brand, user.id));
    return true;
  });
  return isMade ? user : ((await findLinked(database, identity)) ?? user);
}
