import { storefrontConfig } from '@shop/storefront-build';
import { routes } from './src/routes';

export default storefrontConfig({
  folder: import.meta.dirname,
  version: 'legacy',
  pages: [
    { path: routes.home },
    {
      path: routes.steps['select-goods'],
      module: 'src/pages/later-steps.ts',
      isStep: true,
      hasDeferredTexts: true,
    },
    { path: routes.replenishGoods, module: 'src/pages/replenish-goods-page.tsx' },
  ],
});
