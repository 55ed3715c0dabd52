export { PhonePopup, type PhonePopupProps } from './phone-popup';
