export {
  type LegalNotice,
  LegalNoticePopup,
  type LegalNoticePopupProps,
} from './legal-notice-popup';
