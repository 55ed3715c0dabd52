import { storefrontConfig } from '@shop/storefront-build';
import { servedPaths } from '@shop/storefront-core/entry';
import { routes } from './src/routes';

export default storefrontConfig({
  folder: import.meta.dirname,
  version: 'new',
  paths: servedPaths(routes),
  pages: [
    { path: routes.home, hasGoods: true },
    {
      path: routes.activity,
      module: 'src/pages/activities.tsx',
      hasDeferredTexts: true,
      startScript: 'src/activity-start.ts',
    },
    {
      path: routes.my,
      module: 'src/pages/my-page.tsx',
      hasDeferredTexts: true,
      startScript: 'src/my-start.ts',
    },
    {
      path: routes.vip,
      module: 'src/pages/vip-page.tsx',
      hasDeferredTexts: true,
      startScript: 'src/vip-start.ts',
    },
  ],
});
