export type { GoodsGridProps, GoodsGridState, GoodsTile, GoodsType } from './goods-grid-props';
