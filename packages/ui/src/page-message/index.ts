export type { HomeLinkProps } from './home-link-props';
export { NotAreaMessage } from './not-area-message';
export { NotFoundMessage } from './not-found-message';
export { PageMessage } from './page-message';
export type { PageMessageProps } from './page-message-props';
export { ParameterErrorMessage } from './parameter-error-message';
