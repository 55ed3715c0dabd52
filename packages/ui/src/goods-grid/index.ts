export { GoodsGrid, goodsGridId } from './goods-grid';
export type { GoodsGridProps, GoodsGridState, GoodsTile, GoodsType } from './goods-grid-props';
