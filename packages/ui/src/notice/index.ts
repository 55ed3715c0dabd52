export { LoadFailed, type LoadFailedProps } from './load-failed';
export { Notice } from './notice';
export type { NoticeAction, NoticeProps } from './notice-props';
