import { lazyPopup } from '../popups';

/** What is said once another tab has changed the account. */
export const accountChangedPopup = lazyPopup(
  async () => (await import('./account-changed')).AccountChanged,
);
/** The login popup. */
export const loginPopup = lazyPopup(async () => (await import('./login')).Login);
/** The question before signing out. */
export const signOutPopup = lazyPopup(async () => (await import('./sign-out')).SignOut);
/** The question before signing in with another account. */
export const switchAccountPopup = lazyPopup(
  async () => (await import('./switch-account')).SwitchAccount,
);
