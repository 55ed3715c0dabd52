export {
  type Limit,
  LimitNote,
  LimitNotePlace,
  type LimitNoteProps,
  type LimitRule,
  type LimitStanding,
} from './limit-note';
