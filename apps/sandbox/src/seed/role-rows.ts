import type { roles } from '../database/schema/accounts';
import { playedGames } from './catalogue-rows';
import type { SeedBrand } from './shape';
import { type TestAccount, testAccountsOf } from './test-accounts';

type RoleRow = typeof roles.$inferInsert;

/** On which servers an account has a character, one entry for each. */
function homesOf(account: TestAccount): readonly string[] {
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
      homesOf(account).map((serverId, index) => ({
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
