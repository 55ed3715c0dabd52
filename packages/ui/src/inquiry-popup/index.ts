export { InquiryPopup } from './inquiry-popup';
export type {
  InquiryContact,
  InquiryOrder,
  InquiryPopupProps,
  SupportHours,
} from './inquiry-popup-props';
