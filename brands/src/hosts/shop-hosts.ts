import type { Brand, Environment } from '../brand';

/** Where a brand's shop runs on hosts of the brand. */
export type HostedEnvironment = Exclude<Environment, 'local'>;

/** A brand's shop in one environment. */
export interface HostedShop {
  readonly brand: Brand;
  readonly environment: HostedEnvironment;
}

/** A host of a shop's pages. */
export interface ShopHost extends HostedShop {
  readonly host: string;
}

const environments = ['production', 'demo'] as const satisfies readonly HostedEnvironment[];

/** Returns every host of a shop's pages that a brand lists. */
export function shopHosts(brands: readonly Brand[]): readonly ShopHost[] {
  return brands.flatMap((brand) =>
    environments.flatMap((environment) =>
      brand.origins[environment].map((host) => ({ host, brand, environment })),
    ),
  );
}
