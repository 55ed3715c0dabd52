export { ConnectionNotice } from './connection-notice';
export { useIsOnline } from './use-is-online';
export { type MissingContent, type QueryState, useMissingContent } from './use-missing-content';
