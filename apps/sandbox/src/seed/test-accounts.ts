import { hashToken } from '../accounts/token';
import type { Executor } from '../database/database';
import { type roles, tokens } from '../database/schema/accounts';
import { playedGames } from './catalogue-rows';
import { seeds } from './seeds';
import type { SeedBrand } from './shape';

/** What a test account is there for. */
export type TestAccountKind = 'player' | 'solo' | 'empty' | 'expired' | 'unverified' | 'blocked';

/** An account that everybody may use. */
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

/** Accounts for what only some brands have. */
const extraKinds: Readonly<Record<string, readonly TestAccountKind[]>> = {
  nova: ['blocked'],
  merlion: ['blocked'],
  haneul: ['unverified'],
};

/** The test accounts of a brand. Passwords are no secret: they open nothing but play money. */
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

/** On which servers an account has a character, one entry for each. */
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

/** The characters of a brand's test accounts, in every game that is played. */
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

/** The sign-in of a brand's `expired` account: known, and long over. */
export function expiredToken(brand: string): string {
  return `expired-token-of-${brand}`;
}

/** Writes the sign-ins that the seed has: those that have run out. */
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
