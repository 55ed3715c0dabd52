export {
  GoodsGrid,
  goodsGridId,
  type GoodsGridProps,
  type GoodsGridState,
  type GoodsTile,
  type GoodsType,
} from './goods-grid';
export { UpdatingGoods } from './updating-goods';
export { useChosenTypeInSight } from './use-chosen-type-in-sight';
