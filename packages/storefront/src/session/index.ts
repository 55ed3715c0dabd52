export { forgetUser, isSuperAccount, readSavedUser, saveUser } from './saved-user';
export {
  type Session,
  type SessionState,
  selectLinkedUser,
  selectUser,
  sessionSlice,
} from './session';
