export { GoodsSection, useGoodsStillSold } from './goods-section';

export { useGoodsLimit, useLimitNotes } from './use-limit-notes';
export { useChosenGoods, useGoodsQuery, useRequestedGoods } from './use-goods';
export { useAfterGoods } from './use-after-goods';
export { useRefusedGame } from './use-refused-game';
export { useSaveLastGoods } from './use-save-last-goods';
export { useShowGoods } from './use-show-goods';
