export { GoodsSection, goodsTypeChosen } from './goods-section';
export { forgetLastGoods, readLastGoods, saveLastGoods } from './last-goods';
export { useChosenGoods, useGoodsQuery, useRequestedGoods } from './use-goods';
export { useSaveLastGoods } from './use-save-last-goods';
export { useShowGoods } from './use-show-goods';
