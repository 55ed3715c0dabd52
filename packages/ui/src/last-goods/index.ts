export { LastGoodsTemplate } from './last-goods-template';
export { type LastGoods, type PaintedFor, copyOfPainted, paintGoods } from './paint-goods';
