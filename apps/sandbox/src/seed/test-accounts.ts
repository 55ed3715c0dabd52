import { hashToken } from '../accounts/token';
import type { Executor } from '../database/database';
import { type roles, tokens } from '../database/schema/accounts';
import { playedGames } from './catalogue-rows';
import { seeds } from './seeds';
import type { SeedBrand } from './shape';

/** The purpose of a test account. */
export type TestAccountKind = 'player' | 'solo' | 'empty' | 'expired' | 'unverified' | 'blocked';

/** A public test account. */
export interface TestAccount {
  readonly id: string;
  readonly brand: string;
  readonly kind: TestAccountKind;
  readonly username: string;
  readonly password: string;
  readonly note: string;
}

const notes: Readonly<Record<TestAccountKind, string>> = {
  player: 'several characters on several servers',
  solo: 'exactly one character, on the first server',
  empty: 'no character anywhere',
  expired: 'has a sign-in that has run out',
  unverified: 'one character, and a real name yet to be proved',
  blocked: 'owes for what was bought: see the top-up links',
};

const commonKinds = ['player', 'solo', 'empty', 'expired'] as const;

/** Additional accounts for features of some brands. */
const extraKinds: Readonly<Record<string, readonly TestAccountKind[]>> = {
  nova: ['blocked'],
  merlion: ['blocked'],
  // In the old version of the shop.
  europa: ['blocked'],
  haneul: ['unverified'],
};

/** Returns the test accounts of a brand. Their passwords are public: they protect only play money. */
export function testAccountsOf(brand: string): TestAccount[] {
  return [...commonKinds, ...(extraKinds[brand] ?? [])].map((kind) => ({
    id: `${brand}-${kind}`,
    brand,
    kind,
    username: `${brand}-${kind}`,
    password: `play-${brand}`,
    note: notes[kind],
  }));
}

type RoleRow = typeof roles.$inferInsert;

/** Returns the servers of an account's roles, one entry per role. */
function serversOf(account: TestAccount): readonly string[] {
  switch (account.kind) {
    case 'player':
      return ['s1', 's1', 's2', 's3'];
    case 'solo':
    case 'expired':
    case 'unverified':
    case 'blocked':
      return ['s1'];
    case 'empty':
      return [];
  }
}

const firstLevel = 12;
const levelStep = 17;

/** Returns the roles of a brand's test accounts, in every playable game. */
export function roleRows(seed: SeedBrand): RoleRow[] {
  return testAccountsOf(seed.brand).flatMap((account, accountIndex) =>
    playedGames(seed).flatMap((game) =>
      serversOf(account).map((serverId, index) => ({
        userId: account.id,
        clientId: game.clientId,
        serverId,
        roleId: `${game.clientId}${String(accountIndex + 1)}${String(index + 1)}`,
        name:
          seed.roleNames[(accountIndex * 2 + index) % seed.roleNames.length] ?? account.username,
        level: firstLevel + index * levelStep,
      })),
    ),
  );
}

const longAgo = new Date('2020-01-01T00:00:00Z');

/** Returns the expired token of a brand's `expired` account. */
export function expiredToken(brand: string): string {
  return `expired-token-of-${brand}`;
}

/** Writes the expired sign-ins of the seed. */
export async function writeExpiredTokens(database: Executor): Promise<void> {
  const rows = seeds.map((seed) => ({
    hash: hashToken(expiredToken(seed.brand)),
    userId: `${seed.brand}-expired`,
    gpId: playedGames(seed)[0]?.gpId ?? '',
    createdAt: longAgo,
    lastUsedAt: longAgo,
  }));
  await database.insert(tokens).values(rows).onConflictDoNothing();
}
