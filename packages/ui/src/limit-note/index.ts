export { LimitNote, type LimitNoteProps, type LimitRule, type LimitStanding } from './limit-note';
