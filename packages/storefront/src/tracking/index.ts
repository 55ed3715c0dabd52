export { useMetrics, useNoteSignIn, useTrack, useTracking } from './use-tracking';
