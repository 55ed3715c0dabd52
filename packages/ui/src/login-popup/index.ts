export { LoginEnvPopup, type LoginEnvPopupProps } from './login-env-popup';
export { type LoginCredentials, LoginPopup, type LoginPopupProps } from './login-popup';
