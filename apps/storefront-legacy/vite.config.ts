import { storefrontConfig } from '@shop/storefront-build';

export default storefrontConfig({ folder: import.meta.dirname });
