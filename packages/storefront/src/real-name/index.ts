export { RealNamePage, type RealNamePageProps } from './real-name-page';

export { useUnverifiedPlayer } from './use-unverified-player';
