export { hasUnverified, keepUnverified, takeChoices, takeUnverified } from './unverified-player';
