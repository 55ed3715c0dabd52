export { Notice } from './notice';
export type { NoticeAction, NoticeProps } from './notice-props';
