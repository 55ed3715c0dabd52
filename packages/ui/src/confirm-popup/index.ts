export { ConfirmPopup } from './confirm-popup';
export type { ConfirmPopupProps } from './confirm-popup-props';
export { NoticePopup } from './notice-popup';
export type { NoticePopupProps } from './notice-popup-props';
