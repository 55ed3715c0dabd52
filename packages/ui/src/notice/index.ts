export type { NoticeAction, NoticeProps } from './notice-props';
