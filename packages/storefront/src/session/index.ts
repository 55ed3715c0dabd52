export {
  type Session,
  type SessionState,
  forgetUser,
  readSavedUser,
  saveUser,
  selectUser,
  sessionSlice,
} from './session';
