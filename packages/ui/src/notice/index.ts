export { LoadErrorNotice, type LoadErrorNoticeProps } from './load-error-notice';
export { Notice, type NoticeAction, type NoticeProps } from './notice';
