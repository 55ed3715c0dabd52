import type { AppBuild } from '@shop/storefront-core/services';

declare global {
  interface ImportMetaEnv {
    /** The version of the app's package, from the build. */
    readonly SHOP_VERSION: string;
  }
}

/** What reports and metrics say of this build. */
export const build: AppBuild = {
  version: 'legacy',
  release: 'storefront-legacy@' + import.meta.env.SHOP_VERSION,
};
