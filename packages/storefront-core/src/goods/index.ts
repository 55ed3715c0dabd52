export {
  limitNotesSlice,
  selectLimitNotes,
  type LimitNote,
  type LimitNotes,
} from './limit-notes-slice';
