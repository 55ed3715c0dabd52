export { LegalNoticePopup } from './legal-notice-popup';
export type { LegalNotice, LegalNoticePopupProps } from './legal-notice-popup-props';
