import { randomBytes } from 'node:crypto';
import { providers } from '@shop/payments/providers';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../accounts/passwords';
import { type Database, type Executor, inChunks } from '../database/database';
import { roles, users } from '../database/schema/accounts';
import { areas, channels, games, goods, servers } from '../database/schema/catalogue';
import { couponOffers } from '../database/schema/coupons';
import { settings } from '../database/schema/settings';
import { providerKeys } from '../database/schema/providers';
import { linkedIdentities } from '../database/schema/third-party';
import { vipLevels, vipProgrammes } from '../database/schema/vip';
import { writeCoupons } from './coupons';
import { activityRows, writeActivities } from './activities';
import { roleRows, testAccountsOf, writeExpiredTokens } from './test-accounts';
import { catalogueRows, fingerprint } from './catalogue-rows';
import { testPrepaidCards, writePrepaidCards } from './prepaid-cards';
import { testReplenishments, writeReplenishments } from './replenishments';
import { seeds } from './seeds';
import { signInAppsToSeed, writeSignInApps, writeSigningKeys } from './sign-in';
import { vipRows } from './vip';

/** Every provider signs webhooks with keys of its own. */
const providerKeysToSeed = providers.map(({ key }) => key);

const seedSetting = 'seed';
const secretLength = 32;

async function writeCatalogue(database: Executor): Promise<void> {
  for (const table of [games, areas, servers, goods, channels]) await database.delete(table);
  for (const seed of seeds) {
    const rows = catalogueRows(seed);
    await inChunks(rows.games, (part) => database.insert(games).values(part));
    await inChunks(rows.areas, (part) => database.insert(areas).values(part));
    await inChunks(rows.servers, (part) => database.insert(servers).values(part));
    await inChunks(rows.goods, (part) => database.insert(goods).values(part));
    await inChunks(rows.channels, (part) => database.insert(channels).values(part));
  }
}

async function writeVip(database: Executor): Promise<void> {
  for (const table of [vipProgrammes, vipLevels, couponOffers]) await database.delete(table);
  const rows = vipRows();
  await inChunks(rows.programmes, (part) => database.insert(vipProgrammes).values(part));
  await inChunks(rows.levels, (part) => database.insert(vipLevels).values(part));
  await inChunks(rows.offers, (part) => database.insert(couponOffers).values(part));
}

async function writeAccounts(database: Executor): Promise<void> {
  for (const table of [users, roles, linkedIdentities]) await database.delete(table);
  for (const seed of seeds) {
    const accounts = testAccountsOf(seed.brand);
    // A brand's test accounts share one password and one hash, since scrypt is slow.
    const passwordHash = await hashPassword(accounts[0]?.password ?? '');
    const rows = accounts.map(({ id, brand, username, kind }) => {
      const isRealNameVerified = kind !== 'unverified';
      return { id, brand, username, passwordHash, isRealNameVerified };
    });
    await database.insert(users).values(rows);
    await inChunks(roleRows(seed), (part) => database.insert(roles).values(part));
  }
}

async function writeProviderKeys(database: Executor): Promise<void> {
  const rows = providerKeysToSeed.flatMap((provider) =>
    [1, 2].map((generation) => ({
      provider,
      generation,
      secret: randomBytes(secretLength).toString('base64url'),
    })),
  );
  await database.insert(providerKeys).values(rows).onConflictDoNothing();
}

/**
 * Writes catalogue, test accounts and signing keys if they are missing or the seed has changed. Orders
 * are not affected, since they contain a copy of the catalogue data.
 */
export async function writeSeed(database: Database): Promise<void> {
  const version = fingerprint([
    seeds,
    seeds.map((seed) => testAccountsOf(seed.brand)),
    providerKeysToSeed,
    signInAppsToSeed,
    seeds.map(activityRows),
    vipRows(),
    testPrepaidCards(),
    testReplenishments(),
  ]);
  const [found] = await database.select().from(settings).where(eq(settings.name, seedSetting));
  if (found?.value === version) return;

  await database.transaction(async (transaction) => {
    await writeCatalogue(transaction);
    await writeActivities(transaction);
    await writeVip(transaction);
    await writeAccounts(transaction);
    await writeCoupons(transaction);
    await writePrepaidCards(transaction);
    await writeReplenishments(transaction, new Date());
    await writeProviderKeys(transaction);
    await writeSignInApps(transaction);
    await writeSigningKeys(transaction, new Date());
    await writeExpiredTokens(transaction);
    await transaction
      .insert(settings)
      .values({ name: seedSetting, value: version })
      .onConflictDoUpdate({ target: settings.name, set: { value: version } });
  });
}
