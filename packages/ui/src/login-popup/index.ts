export type { LoginCredentials, LoginPopupProps } from './login-popup-props';
