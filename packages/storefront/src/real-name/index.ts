export { RealNameNotice } from './real-name-notice';
export { RealNamePage, type RealNamePageProps } from './real-name-page';

export { useUnverifiedPlayer } from './use-unverified-player';
