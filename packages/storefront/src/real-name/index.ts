export { RealNamePage, type RealNamePageProps } from './real-name-page';
export { keepUnverified } from './unverified-player';
export { useUnverifiedPlayer } from './use-unverified-player';
