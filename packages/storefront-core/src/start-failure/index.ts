export { StartFailed, keepStartFailure, takeStartFailure } from './kept-start-failure';
export { startFailureId, watchStart } from './watch-start';
