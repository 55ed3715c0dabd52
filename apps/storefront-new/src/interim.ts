import { type Interim, startInterim } from '@shop/storefront-core/page-start';
import { paintGoods } from '@shop/ui/last-goods';

export const start: Interim['start'] = (window, isCodeThere) => {
  startInterim(window, paintGoods, isCodeThere);
};
