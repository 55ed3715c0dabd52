export { LastGoodsTemplate } from './last-goods-template';
export { type PaintableGoods, type PaintedFor, copyOfPainted, paintGoods } from './paint-goods';
