export { type AreaLink, NotAreaMessage, type NotAreaMessageProps } from './not-area-message';
export {
  PageMessage,
  type PageMessageAction,
  type PageMessageProps,
  type PageMessageRow,
} from './page-message';
export { StatusMessage, type StatusMessageKind, type StatusMessageProps } from './status-message';
