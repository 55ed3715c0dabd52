export { useNoteSignIn, useTrack, useTracking } from './use-tracking';
