export { LoginEnvPopup } from './login-env-popup';
export type { LoginEnvPopupProps } from './login-env-popup-props';
export { LoginPopup } from './login-popup';
export type { LoginCredentials, LoginPopupProps } from './login-popup-props';
