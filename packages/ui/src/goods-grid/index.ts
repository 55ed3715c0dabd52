export {
  GoodsGrid,
  type GoodsGridProps,
  type GoodsGridState,
  type GoodsTile,
  type GoodsType,
} from './goods-grid';
export { goodsGridId } from './goods-grid-id';
export { UpdatingGoods } from './updating-goods';
export { useChosenTypeInSight } from './use-chosen-type-in-sight';
