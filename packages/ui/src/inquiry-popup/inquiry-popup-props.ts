import type { PopupProps } from '../sheet';

/** When somebody answers, as formatted times of day: `10:00`, `13:00`. */
export interface SupportHours {
  from: string;
  to: string;
}

/** Where a question goes: to a page of the brand's, or by mail. */
export type InquiryContact =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'mail'; readonly address: string };

/** The order a question is most likely about. */
export interface InquiryOrder {
  billingNo: string;
  /** Copies the number; the owner holds the clipboard. */
  onCopy: () => void;
  /** It has just been copied. */
  copied: boolean;
}

/** Props of {@link InquiryPopup}. */
export interface InquiryPopupProps extends PopupProps {
  /** Each day's hours, in their order. */
  hours: readonly SupportHours[];
  /** The zone the hours are in, such as `UTC+9`. */
  timeZone: string;
  contact: InquiryContact;
  /** The player's last order; null when there is none. */
  order: InquiryOrder | null;
}
