export { PageNotice, type PageNoticeKind, type PageNoticeProps } from './page-notice';
