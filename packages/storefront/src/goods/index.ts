export { GoodsSection } from './goods-section';
export { useChosenGoods, useGoodsQuery } from './use-goods';
