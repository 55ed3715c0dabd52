export { hasUnverified, keepUnverified, takeUnverified } from './unverified-player';
