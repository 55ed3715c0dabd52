export { loginPopup, signOutPopup } from './popups';
