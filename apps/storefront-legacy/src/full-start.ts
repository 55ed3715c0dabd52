import { firstStep } from '@shop/storefront-core/first-calls';
import { fullStart } from '@shop/storefront-core/page-start';
import { goodsGridId } from '@shop/ui/goods-grid';
import { routes } from './routes';

export const { start, causeOf } = fullStart({ version: 'legacy', routes, goodsGridId, firstStep });
