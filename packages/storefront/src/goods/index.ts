export { GoodsSection } from './goods-section';
export { forgetLastGoods, readLastGoods, saveLastGoods } from './last-goods';
export { useChosenGoods, useGoodsQuery } from './use-goods';
export { useSaveLastGoods } from './use-save-last-goods';
