export { ExpiredMessage } from './expired-message';
export { type AreaLink, NotAreaMessage, type NotAreaMessageProps } from './not-area-message';
export { NotFoundMessage } from './not-found-message';
export { PageMessage } from './page-message';
export type { PageMessageAction, PageMessageProps, PageMessageRow } from './page-message-props';
export { ParameterErrorMessage } from './parameter-error-message';
export { ReplenishErrorMessage } from './replenish-error-message';
export type { WayOnProps } from './way-on-props';
