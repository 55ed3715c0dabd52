export { SignInStatus, type SignInStatusProps } from './sign-in-status';
