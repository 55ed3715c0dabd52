export { LastGoodsTemplate } from './last-goods-template';
export {
  type PaintableGoods,
  type PaintedFor,
  copyOfPainted,
  isAgainKept,
  paintGoods,
} from './paint-goods';
