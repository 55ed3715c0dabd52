export { LoadErrorNotice, type LoadErrorNoticeProps } from './load-error-notice';
export { LostCodeNotice, type LostCodeNoticeProps, type LostCodeReason } from './lost-code-notice';
export { Notice, type NoticeAction, type NoticeProps } from './notice';
