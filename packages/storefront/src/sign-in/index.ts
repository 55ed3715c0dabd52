export { loginPopup, signOutPopup, switchAccountPopup } from './popups';
