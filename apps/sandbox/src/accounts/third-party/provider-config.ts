import type { Brand } from '@shop/brands';
import { type SignInKind, signInKinds } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { signInApps } from '../../database/schema/sign-in-providers';
import type { Services } from '../../hosts/services';
import type { AskProvider } from './ask-provider';

/** Returns a brand's app id at a provider, such as `nova-google`; all games of the brand share it. */
export function appIdOf(brand: string, kind: SignInKind): string {
  return `${brand}-${kind}`;
}

/** Returns the package of the client that requests codes from Google (`gg_pkg`, spec §3). */
export function packageOf(brand: string): string {
  return `example.${brand}.shop`;
}

/** Returns the third-party sign-in kinds that a brand offers, in the order of the contract. */
export function offeredKinds({ signIn }: Pick<Brand, 'signIn'>): SignInKind[] {
  return signInKinds.filter((kind) => signIn.includes(kind));
}

/** The data a brand needs to verify a sign-in with one provider. */
export interface ProviderConfig {
  readonly brand: string;
  readonly appId: string;
  readonly secret: string;
  /** The issuer that the provider's ID tokens must name. */
  readonly issuer: string;
  readonly ask: AskProvider;
  readonly database: Executor;
  readonly now: Date;
}

/** Finds the configuration of a brand for one sign-in kind; null if the brand does not offer it. */
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
