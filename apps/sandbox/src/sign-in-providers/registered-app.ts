import { timingSafeEqual } from 'node:crypto';
import type { Brand } from '@shop/brands';
import type { SignInKind } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { signInApps } from '../database/schema/sign-in-providers';
import type { Addresses } from '../hosts/addresses';
import { hashSecret } from './secret';

/** A shop as a provider knows it. */
export type RegisteredApp = typeof signInApps.$inferSelect;

/** The app behind an id, or null. */
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
 * Where a provider sends people back to: `/sign-in/<provider>` of each of the shop's origins. A path
 * for each provider, so that none can pass off its answer as another's.
 */
export function redirectsOf(
  { storefronts }: Addresses,
  { brand, provider }: Pick<RegisteredApp, 'brand' | 'provider'>,
): string[] {
  return [...storefronts.values()]
    .filter((storefront) => storefront.brand.key === brand)
    .map(({ origin }) => `${origin}/sign-in/${provider}`);
}

/** The name of the shop behind an app, as players know it. */
export function shopName(brands: readonly Brand[], key: string): string {
  return brands.find((brand) => brand.key === key)?.name ?? key;
}

/** Whether two secrets are one; takes as long either way. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)));
}

/** Whether it is the app itself that asks. */
export async function isAppSecret(
  database: Executor,
  provider: SignInKind,
  appId: string,
  secret: string,
): Promise<boolean> {
  const app = await findApp(database, provider, appId);
  return app !== null && isSame(app.secret, secret);
}
