export { GoodsGrid } from './goods-grid';
export { goodsGridId } from './goods-grid-id';
export type { GoodsGridProps, GoodsGridState, GoodsTile, GoodsType } from './goods-grid-props';
