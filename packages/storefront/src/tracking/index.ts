export { type ActionLog, createActionLog } from './action-log';
export { type EventSource, eventSources } from './event-sources';
export { useNoteSignIn, useTrack, useTracking } from './use-tracking';
export { type PageView, noteSignIn } from './shop-tracker';
