export { PageNotice } from './page-notice';
export type { PageNoticeKind, PageNoticeProps } from './page-notice-props';
