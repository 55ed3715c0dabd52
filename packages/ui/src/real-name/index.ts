export { RealName } from './real-name';
export { RealNameNotice, type RealNameNoticeProps } from './real-name-notice';
export type { RealNameEntry, RealNameProps, RealNameState } from './real-name-props';
