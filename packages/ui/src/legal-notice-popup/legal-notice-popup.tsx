import { type MessageKey, useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Sheet } from '../sheet';
import type { LegalNotice, LegalNoticePopupProps } from './legal-notice-popup-props';
import styles from './legal-notice-popup.module.css';

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
] as const satisfies readonly { key: keyof LegalNotice; label: MessageKey }[];

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
    <Sheet onOpenChange={onOpenChange} open={open} title={t('footer.legalNotice')}>
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
