import type { Brand } from '@shop/brands';
import { brands } from '@shop/brands/registry';
import { type SignInKind, signInKinds } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { signInApps } from '../../database/schema/sign-in-providers';
import type { Services } from '../../hosts/services';
import type { AskProvider } from './ask-provider';

function registered(brand: string, kind: SignInKind) {
  return brands.find(({ key }) => key === brand)?.signIn.find((one) => one.kind === kind);
}

/**
 * Returns a brand's app id at a provider, from the brand's data; all games of the brand share it. A
 * kind that the brand does not offer has an id as well, so that a sign-in with it can be tried.
 */
export function appIdOf(brand: string, kind: SignInKind): string {
  const app = registered(brand, kind);
  return app !== undefined && 'clientId' in app ? app.clientId : `${brand}-${kind}`;
}

/** Returns the package of the client that requests codes from Google (`gg_pkg`, spec §3). */
export function packageOf(brand: string): string {
  const app = registered(brand, 'google');
  return app?.kind === 'google' ? app.package : '';
}

/** Returns the third-party sign-in kinds that a brand offers, in the order of the contract. */
export function offeredKinds({ signIn }: Pick<Brand, 'signIn'>): SignInKind[] {
  return signInKinds.filter((kind) => signIn.some((one) => one.kind === kind));
}

/** The data a brand needs to verify a sign-in with one provider. */
export interface ProviderConfig {
  readonly brand: string;
  readonly appId: string;
  readonly secret: string;
  /** The issuer that the provider's ID tokens must name. */
  readonly issuer: string;
  /** Whether the brand's back end checks `code_verifier` and `nonce` of a login call. */
  readonly checksProofs: boolean;
  readonly ask: AskProvider;
  readonly database: Executor;
  readonly now: Date;
}

/** Finds the configuration of a brand for one sign-in kind; null if the brand does not offer it. */
export async function findProviderConfig(
  { brands: served, database, addresses, clock, askProvider }: Services,
  brand: string,
  kind: SignInKind,
): Promise<ProviderConfig | null> {
  const shop = served.find(({ key }) => key === brand);
  if (shop === undefined || !offeredKinds(shop).includes(kind)) return null;
  const appId = appIdOf(brand, kind);
  const [app] = await database
    .select({ secret: signInApps.secret })
    .from(signInApps)
    .where(and(eq(signInApps.provider, kind), eq(signInApps.appId, appId)));
  if (app === undefined) return null;
  return {
    brand,
    appId,
    secret: app.secret,
    issuer: `${addresses.id}/${kind}`,
    checksProofs: shop.backEnd.checksSignInProofs,
    ask: askProvider,
    database,
    now: clock.now(),
  };
}
