export { forgetUser, readSavedUser, saveUser } from './saved-user';
export { type Session, type SessionState, selectUser, sessionSlice } from './session';
