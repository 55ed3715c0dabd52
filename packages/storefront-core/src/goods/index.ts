export {
  limitNotesSlice,
  selectLimitNotes,
  type LimitNote,
  type LimitNotes,
} from './limit-notes-slice';
export { forgetLastGoods, goodsInSight, readLastGoods, saveLastGoods } from './last-goods';
