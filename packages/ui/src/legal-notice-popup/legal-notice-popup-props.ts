import type { PopupProps } from '../sheet';

/**
 * What the law wants told of one game product (spec §9). Each is a text of the owner's, and may have
 * several lines.
 */
export interface LegalNotice {
  seller: string;
  representative: string;
  contact: string;
  price: string;
  payment: string;
  delivery: string;
  /** Usually that there are none. */
  returns: string;
  minors: string;
  /** Systems the shop is made for. */
  systems: string;
}

/** Props of {@link LegalNoticePopup}. */
export interface LegalNoticePopupProps extends PopupProps {
  /** Name of the game product it is about. */
  game: string;
  notice: LegalNotice;
  /** Language of the notice (BCP 47), which may be another than the shop's. */
  language: string;
}
