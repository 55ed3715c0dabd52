import { randomBytes } from 'node:crypto';
import { providers } from '@shop/payments/providers';
import { eq } from 'drizzle-orm';
import { type PasswordCost, hashPassword } from '../accounts/passwords';
import { type Database, type Executor, inChunks } from '../database/database';
import { roles, users } from '../database/schema/accounts';
import { areas, channels, games, goods, servers } from '../database/schema/catalogue';
import { couponOffers } from '../database/schema/coupons';
import { seedSetting, settings } from '../database/schema/settings';
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
import type { SeedBrand } from './shape';
import { signInAppsToSeed, writeSignInApps, writeSigningKeys } from './sign-in';
import { vipRows } from './vip';

/** Every provider signs webhooks with keys of its own. */
const providerKeysToSeed = providers.map(({ key }) => key);

const secretLength = 32;

async function insertCatalogue(database: Executor, seed: SeedBrand): Promise<void> {
  const rows = catalogueRows(seed);
  await inChunks(rows.games, (part) => database.insert(games).values(part));
  await inChunks(rows.areas, (part) => database.insert(areas).values(part));
  await inChunks(rows.servers, (part) => database.insert(servers).values(part));
  await inChunks(rows.goods, (part) => database.insert(goods).values(part));
  await inChunks(rows.channels, (part) => database.insert(channels).values(part));
}

async function writeVip(database: Executor): Promise<void> {
  for (const table of [vipProgrammes, vipLevels, couponOffers]) await database.delete(table);
  const rows = vipRows();
  await inChunks(rows.programmes, (part) => database.insert(vipProgrammes).values(part));
  await inChunks(rows.levels, (part) => database.insert(vipLevels).values(part));
  await inChunks(rows.offers, (part) => database.insert(couponOffers).values(part));
}

async function insertAccounts(database: Executor, seed: SeedBrand, passwordHash: string) {
  const rows = testAccountsOf(seed.brand).map(({ id, brand, username, kind }) => {
    const isRealNameVerified = kind !== 'unverified';
    return { id, brand, username, passwordHash, isRealNameVerified };
  });
  await database.insert(users).values(rows);
  await inChunks(roleRows(seed), (part) => database.insert(roles).values(part));
}

/** Returns the hash of a brand's test accounts, which share one password, since scrypt is slow. */
async function passwordHashOf({ brand }: SeedBrand, cost: PasswordCost): Promise<string> {
  return hashPassword(testAccountsOf(brand)[0]?.password ?? '', cost);
}

/** Adds a brand's catalogue and test accounts to a database without them. */
export async function insertBrand(
  database: Executor,
  seed: SeedBrand,
  passwordCost: PasswordCost,
): Promise<void> {
  await insertCatalogue(database, seed);
  await insertAccounts(database, seed, await passwordHashOf(seed, passwordCost));
}

async function writeBrands(database: Executor, passwordHashes: readonly string[]): Promise<void> {
  for (const table of [games, areas, servers, goods, channels, users, roles, linkedIdentities])
    await database.delete(table);
  for (const [index, seed] of seeds.entries()) {
    await insertCatalogue(database, seed);
    await insertAccounts(database, seed, passwordHashes[index] ?? '');
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
export async function writeSeed(database: Database, passwordCost: PasswordCost): Promise<void> {
  const version = fingerprint([
    seeds,
    seeds.map((seed) => testAccountsOf(seed.brand)),
    passwordCost,
    providerKeysToSeed,
    signInAppsToSeed,
    seeds.map(activityRows),
    vipRows(),
    testPrepaidCards(),
    testReplenishments(),
  ]);
  const [found] = await database.select().from(settings).where(eq(settings.name, seedSetting));
  if (found?.value === version) return;

  // At once, on all cores.
  const passwordHashes = await Promise.all(
    seeds.map(async (seed) => passwordHashOf(seed, passwordCost)),
  );
  await database.transaction(async (transaction) => {
    await writeBrands(transaction, passwordHashes);
    await writeActivities(transaction);
    await writeVip(transaction);
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
