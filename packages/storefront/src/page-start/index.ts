export { isPageFresh, startPage } from './page-start';
export { type StartFailureContext, showStartFailure, startFailureId } from './start-failure';
export { StartFailed, takeStartFailure } from './take-start-failure';
