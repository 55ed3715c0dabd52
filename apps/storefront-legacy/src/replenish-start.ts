import { readPlainPayment, replenishCalls } from '@shop/storefront-core/first-calls';
import { startPage } from '@shop/storefront-core/page-start';
import { goodsGridId } from '@shop/ui/goods-grid';
import { routes } from './routes';

startPage(window, { routes, goodsGridId }, readPlainPayment, replenishCalls);
