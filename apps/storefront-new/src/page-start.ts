import { startPage } from '@shop/storefront-core/page-start';
import { goodsGridId } from '@shop/ui/goods-grid';
import { paintGoods } from '@shop/ui/last-goods';
import { routes } from './routes';

startPage(window, 'new', routes, { paintGoods, goodsGridId });
