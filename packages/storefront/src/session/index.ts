export { forgetUser, saveUser } from './change-saved-user';
export { isSuperAccount, readSavedUser } from './saved-user';
export {
  type Session,
  type SessionState,
  selectLinkedUser,
  selectUser,
  sessionSlice,
} from './session';
