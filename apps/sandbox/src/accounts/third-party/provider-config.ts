import type { Brand } from '@shop/brands';
import { type SignInKind, signInKinds } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { signInApps } from '../../database/schema/sign-in-providers';
import type { Services } from '../../hosts/services';
import type { AskProvider } from './ask-provider';

/** Our id at a provider: each brand has one there, `nova-google`, for all of its games. */
export function appIdOf(brand: string, kind: SignInKind): string {
  return `${brand}-${kind}`;
}

/** The package whose client asks the search engine for a code (`gg_pkg`, spec §3). */
export function packageOf(brand: string): string {
  return `example.${brand}.shop`;
}

/** The third-party kinds of sign-in that a brand offers, in the contract's order. */
export function offeredKinds({ signIn }: Pick<Brand, 'signIn'>): SignInKind[] {
  return signInKinds.filter((kind) => signIn.includes(kind));
}

/** What a brand needs to check a sign-in with one provider. */
export interface ProviderConfig {
  readonly brand: string;
  readonly appId: string;
  readonly secret: string;
  /** Who the provider's ID tokens must be from. */
  readonly issuer: string;
  readonly ask: AskProvider;
  readonly database: Executor;
  readonly now: Date;
}

/** The configuration of a brand for one kind of sign-in; null where the brand does not offer it. */
export async function findProviderConfig(
  { brands, database, addresses, clock, askProvider }: Services,
  brand: string,
  kind: SignInKind,
): Promise<ProviderConfig | null> {
  const offered = brands.filter(({ key }) => key === brand).flatMap(offeredKinds);
  if (!offered.includes(kind)) return null;
  const appId = appIdOf(brand, kind);
  const [app] = await database
    .select({ secret: signInApps.secret })
    .from(signInApps)
    .where(and(eq(signInApps.provider, kind), eq(signInApps.appId, appId)));
  if (app === undefined) return null;
  const issuer = `${addresses.id}/${kind}`;
  return { brand, appId, secret: app.secret, issuer, ask: askProvider, database, now: clock.now() };
}
