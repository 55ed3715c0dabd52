import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { type PopupProps, Sheet } from '../sheet';
import styles from './legal-notice-popup.module.css';

/**
 * The facts about one game product that the law requires (spec §9). Each is a text of the owner's,
 * and may have several lines.
 */
export interface LegalNoticeText {
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
  notice: LegalNoticeText;
  /** Language of the notice (BCP 47), which may be another than the shop's. */
  language: string;
}

const entries = [
  { key: 'seller', label: 'legal.seller' },
  { key: 'representative', label: 'legal.representative' },
  { key: 'contact', label: 'legal.contact' },
  { key: 'price', label: 'legal.price' },
  { key: 'payment', label: 'legal.payment' },
  { key: 'delivery', label: 'legal.delivery' },
  { key: 'returns', label: 'legal.returns' },
  { key: 'minors', label: 'legal.minors' },
  { key: 'systems', label: 'legal.systems' },
] as const satisfies readonly { key: keyof LegalNoticeText; label: MessageKey }[];

/** The specified commercial transactions notice of one game product, from the Japanese footer. */
export function LegalNoticePopup({
  open,
  onOpenChange,
  game,
  notice,
  language,
}: LegalNoticePopupProps): ReactElement {
  const t = useTranslate();
  return (
    <Sheet height="half" onOpenChange={onOpenChange} open={open} title={t('footer.legalNotice')}>
      {/* Without a button in it, keys can scroll it only where it can have focus. */}
      <div aria-label={game} className={styles.notice} role="group" tabIndex={0}>
        <h3 className={styles.game}>
          <bdi>{game}</bdi>
        </h3>
        <dl className={styles.entries}>
          {entries.map(({ key, label }) => (
            <div className={styles.entry} key={key}>
              <dt className={styles.label}>{t(label)}</dt>
              <dd className={styles.text} dir="auto" lang={language}>
                {notice[key]}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}
