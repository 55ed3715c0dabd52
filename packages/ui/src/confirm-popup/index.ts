export { ConfirmPopup, type ConfirmPopupProps } from './confirm-popup';
export { NoticePopup, type NoticePopupProps } from './notice-popup';
