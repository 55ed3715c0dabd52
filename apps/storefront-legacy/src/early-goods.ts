import { type PaintEarlyGoods, paintEarlyGoods } from '@shop/storefront-core/page-start';
import { paintGoods } from '@shop/ui/last-goods';

/** Paints goods before the shop's code is there. */
export const paint: PaintEarlyGoods = (window, isCodeThere) => {
  paintEarlyGoods(window, paintGoods, isCodeThere);
};
