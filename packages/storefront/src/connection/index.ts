export { ConnectionNotice } from './connection-notice';
export { saidInPlace } from './said-in-place';
export { useIsOnline } from './use-is-online';
export { type MissingContent, type QueryState, useMissingContent } from './use-missing-content';
