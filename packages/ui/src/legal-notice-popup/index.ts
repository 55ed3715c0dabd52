export {
  type LegalNoticeText,
  LegalNoticePopup,
  type LegalNoticePopupProps,
} from './legal-notice-popup';
