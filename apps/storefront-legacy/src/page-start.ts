import { firstStep, startReplenishCalls } from '@shop/storefront-core/first-calls';
import { startPage } from '@shop/storefront-core/page-start';
import { goodsGridId } from '@shop/ui/goods-grid';
import { routes } from './routes';

startPage(window, { version: 'legacy', routes, goodsGridId, firstStep, startReplenishCalls });
