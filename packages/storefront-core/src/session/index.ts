export { forgetUser, saveUser } from './change-saved-user';
export { isSuperAccount, readSavedUser } from './saved-user';
export { selectLinkedUser, selectUser, sessionSlice, type SessionState } from './session';
