export { LoginPopup } from './login-popup';
export type { LoginCredentials, LoginPopupProps } from './login-popup-props';
