import { storefrontConfig } from '@shop/storefront-build';
import { routes } from './src/routes';

export default storefrontConfig({
  folder: import.meta.dirname,
  pages: [{ path: routes.home }],
});
