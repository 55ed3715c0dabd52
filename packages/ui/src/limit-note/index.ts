export { LimitNote } from './limit-note';
export type { LimitNoteProps, LimitRule, LimitStanding } from './limit-note-props';
