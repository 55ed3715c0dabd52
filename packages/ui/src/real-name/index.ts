export { RealName, type RealNameEntry, type RealNameProps, type RealNameState } from './real-name';
export { RealNameNotice, type RealNameNoticeProps } from './real-name-notice';
