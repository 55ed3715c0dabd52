import { brands } from '@shop/brands/registry';
import type { SignInKind } from '@shop/contract';
import { appIdOf, offeredKinds } from '../accounts/third-party/provider-config';
import { testIdentities } from '../sign-in-providers/screens';

/** Somebody who can sign in to a brand with a provider's account. */
export interface SignInFixture {
  readonly brand: string;
  readonly provider: SignInKind;
  /** The button to press on the provider's page. */
  readonly identity: string;
  readonly name: string;
  /** The brand's id at the provider. */
  readonly app_id: string;
  /** Where the provider sends people back to, below the brand's origin. */
  readonly redirect_path: string;
}

/** Every identity at every provider that a brand offers. */
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
