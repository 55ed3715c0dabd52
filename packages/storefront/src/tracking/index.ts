export { type ActionLog, createActionLog } from './action-log';
export { useNoteSignIn, useTrack, useTracking } from './use-tracking';
export { noteSignIn } from './shop-tracker';
