import { storefrontConfig } from '@shop/storefront-build';
import { servedPaths } from '@shop/storefront-core/entry';
import { routes } from './src/routes';

export default storefrontConfig({
  folder: import.meta.dirname,
  version: 'new',
  paths: servedPaths(routes),
  pages: [
    { path: routes.home, hasGoods: true },
    { path: routes.activity, module: 'src/pages/activities.tsx', hasDeferredTexts: true },
    { path: routes.my, module: 'src/pages/my-page.tsx', hasDeferredTexts: true },
    { path: routes.vip, module: 'src/pages/vip-page.tsx', hasDeferredTexts: true },
  ],
});
