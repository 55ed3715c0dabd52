import { randomBytes } from 'node:crypto';
import { brands } from '@shop/brands/registry';
import { signInKinds } from '@shop/contract';
import { appIdOf } from '../accounts/third-party/provider-config';
import type { Executor } from '../database/database';
import { signInApps } from '../database/schema/sign-in-providers';
import { addSigningKey, publishedKeys, signers } from '../sign-in-providers/keys';

const secretLength = 32;

/** The apps that each shop has at the providers, whether it offers them or not. */
export const signInAppsToSeed = brands.flatMap(({ key: brand }) =>
  signInKinds.map((provider) => ({ provider, brand, appId: appIdOf(brand, provider) })),
);

/** Registers the shops with the sign-in providers. Secrets and keys differ from sandbox to sandbox. */
export async function writeSignInApps(database: Executor): Promise<void> {
  const rows = signInAppsToSeed.map((app) => ({
    ...app,
    secret: randomBytes(secretLength).toString('base64url'),
  }));
  await database.insert(signInApps).values(rows).onConflictDoNothing();
}

/** Gives each provider that signs a key, where it has none. */
export async function writeSigningKeys(database: Executor, now: Date): Promise<void> {
  for (const provider of signers) {
    const { keys } = await publishedKeys(database, provider);
    if (keys.length === 0) await addSigningKey(database, provider, now);
  }
}
