export {
  RealName,
  type RealNameEntry,
  type RealNameProps,
  type RealNameFormState,
} from './real-name';
export { RealNameNotice, type RealNameNoticeProps } from './real-name-notice';
