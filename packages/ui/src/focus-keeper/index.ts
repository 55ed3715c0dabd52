export { FocusKeeper, type FocusKeeperProps } from './focus-keeper';
