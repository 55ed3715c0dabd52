export type { ConfirmPopupProps } from './confirm-popup-props';
