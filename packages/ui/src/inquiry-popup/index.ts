export {
  type InquiryContact,
  type InquiryOrder,
  InquiryPopup,
  type InquiryPopupProps,
  type SupportHours,
} from './inquiry-popup';
