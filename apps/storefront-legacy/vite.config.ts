import { storefrontConfig } from '@shop/storefront-build';
import { servedPaths } from '@shop/storefront-core/entry';
import { routes } from './src/routes';

export default storefrontConfig({
  folder: import.meta.dirname,
  version: 'legacy',
  paths: servedPaths(routes),
  pages: [
    { path: routes.home },
    {
      path: routes.steps['select-goods'],
      module: 'src/pages/later-steps.ts',
      isStep: true,
      hasGoods: true,
    },
    {
      path: routes.replenishGoods,
      module: 'src/pages/replenish-goods-page.tsx',
      hasDeferredTexts: true,
      startScript: 'src/replenish-start.ts',
    },
  ],
});
