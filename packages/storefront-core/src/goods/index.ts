export {
  limitNotesSlice,
  selectLimitNotes,
  type LimitNote,
  type LimitNotes,
} from './limit-notes-slice';
export { goodsTypes } from './goods-types';
export { readPlainGoods } from './read-plain-goods';
export {
  forgetLastGoods,
  goodsInSight,
  readLastGoods,
  saveLastGoods,
  type GoodsInSight,
} from './last-goods';
