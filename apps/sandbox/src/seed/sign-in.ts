import { randomBytes } from 'node:crypto';
import { brands } from '@shop/brands/registry';
import { type SignInKind, signInKinds } from '@shop/contract';
import { appIdOf, offeredKinds } from '../accounts/third-party/provider-config';
import type { Executor } from '../database/database';
import { signInApps } from '../database/schema/sign-in-providers';
import { addSigningKey, publishedKeys, signers } from '../sign-in-providers/keys';
import { testIdentities } from '../sign-in-providers/screens';

const secretLength = 32;

/** The apps of each shop at all providers, including those it does not offer. */
export const signInAppsToSeed = brands.flatMap(({ key: brand }) =>
  signInKinds.map((provider) => ({ provider, brand, appId: appIdOf(brand, provider) })),
);

/** Registers the shops at the sign-in providers. Secrets and keys differ in every sandbox. */
export async function writeSignInApps(database: Executor): Promise<void> {
  const rows = signInAppsToSeed.map((app) => ({
    ...app,
    secret: randomBytes(secretLength).toString('base64url'),
  }));
  await database.insert(signInApps).values(rows).onConflictDoNothing();
}

/** Creates a key for each signing provider that has none. */
export async function writeSigningKeys(database: Executor, now: Date): Promise<void> {
  for (const provider of signers) {
    const { keys } = await publishedKeys(database, provider);
    if (keys.length === 0) await addSigningKey(database, provider, now);
  }
}

/** A person who can sign in to a brand with a provider's account. */
export interface SignInFixture {
  readonly brand: string;
  readonly provider: SignInKind;
  /** The value of the button on the provider's page. */
  readonly identity: string;
  readonly name: string;
  /** The brand's app id at the provider. */
  readonly app_id: string;
  /** The path of the redirect URI on the brand's origin. */
  readonly redirect_path: string;
}

/** Returns every identity at every provider that a brand offers. */
export function signInFixtures(): SignInFixture[] {
  return brands.flatMap((brand) =>
    offeredKinds(brand).flatMap((provider) =>
      testIdentities.map(({ id, name }) => ({
        brand: brand.key,
        provider,
        identity: id,
        name,
        app_id: appIdOf(brand.key, provider),
        redirect_path: `/sign-in/${provider}`,
      })),
    ),
  );
}
