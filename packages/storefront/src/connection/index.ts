export { ConnectionNotice } from './connection-notice';
export { type MissingContent, type QueryState, useMissingContent } from './use-missing-content';
export { useIsOnline } from './use-is-online';
