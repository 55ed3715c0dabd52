export { LoadFailed, type LoadFailedProps } from './load-failed';
export { Notice, type NoticeAction, type NoticeProps } from './notice';
