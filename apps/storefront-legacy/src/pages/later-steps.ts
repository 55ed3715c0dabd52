// The steps after the choice of a game, in one file of code: a purchase passes through all of them.
export { RechargePage } from './recharge-page';
export { ResultPage } from './result-page';
export { SelectGoodsPage } from './select-goods-page';
