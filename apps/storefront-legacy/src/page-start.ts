import { plainStep, purchaseCalls, readPlainEntry } from '@shop/storefront-core/first-calls';
import { startPage } from '@shop/storefront-core/page-start';
import { goodsGridId } from '@shop/ui/goods-grid';
import { plainRoutes as routes } from './routes';

startPage(
  window,
  { version: 'legacy', routes, goodsGridId, firstStep: plainStep },
  readPlainEntry,
  purchaseCalls,
);
