import { lazyPopup } from '../popups';

/** The login popup. */
export const loginPopup = lazyPopup(async () => (await import('./login')).Login);
/** The question before signing out. */
export const signOutPopup = lazyPopup(async () => (await import('./sign-out')).SignOut);
