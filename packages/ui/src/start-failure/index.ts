export { StartFailure, type StartFailureProps } from './start-failure';
