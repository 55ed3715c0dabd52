import { timingSafeEqual } from 'node:crypto';
import type { Brand } from '@shop/brands';
import type { SignInKind } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { signInApps } from '../database/schema/sign-in-providers';
import type { Addresses } from '../hosts/addresses';
import { hashSecret } from './secret';

/** The registration of a shop at a provider. */
export type RegisteredApp = typeof signInApps.$inferSelect;

/** Finds the app with an id, or null. */
export async function findApp(
  database: Executor,
  provider: SignInKind,
  appId: string,
): Promise<RegisteredApp | null> {
  const [app] = await database
    .select()
    .from(signInApps)
    .where(and(eq(signInApps.provider, provider), eq(signInApps.appId, appId)));
  return app ?? null;
}

/**
 * Returns the allowed redirect URIs: `/sign-in/<provider>` on each of the shop's origins. The path
 * names the provider, so that none can present its response as another's (mix-up attack).
 */
export function redirectsOf(
  { storefronts }: Addresses,
  { brand, provider }: Pick<RegisteredApp, 'brand' | 'provider'>,
): string[] {
  return [...storefronts.values()]
    .filter((storefront) => storefront.brand.key === brand)
    .map(({ origin }) => `${origin}/sign-in/${provider}`);
}

/** Returns the display name of the shop with a key. */
export function shopName(brands: readonly Brand[], key: string): string {
  return brands.find((brand) => brand.key === key)?.name ?? key;
}

/** Compares two secrets in constant time. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)));
}

/** Reports whether a secret is that of the app. */
export async function isAppSecret(
  database: Executor,
  provider: SignInKind,
  appId: string,
  secret: string,
): Promise<boolean> {
  const app = await findApp(database, provider, appId);
  return app !== null && isSame(app.secret, secret);
}
