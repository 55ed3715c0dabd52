import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { ActionLink, ButtonLink } from '../button';
import { CopyButton } from '../copy-button';
import { ClockIcon, ExternalIcon, MailIcon } from '../icon';
import { InfoList } from '../info-list';
import { type PopupProps, Sheet } from '../sheet';
import styles from './inquiry-popup.module.css';

/** Opening hours, as formatted times of day: `10:00`, `13:00`. */
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
  /** Copies the number; the owner writes to the clipboard. */
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

/** How to contact the operator: opening hours, where to write, and which number to quote. */
export function InquiryPopup({
  open,
  onOpenChange,
  hours,
  timeZone,
  contact,
  order,
}: InquiryPopupProps): ReactElement {
  const t = useTranslate();
  return (
    <Sheet
      footer={<Way contact={contact} />}
      height="fit"
      onOpenChange={onOpenChange}
      open={open}
      title={t('footer.inquiry')}
    >
      <div className={styles.inquiry}>
        <p className={styles.text}>{t('inquiry.text')}</p>
        {order && (
          <div className={styles.order}>
            <InfoList
              items={[
                {
                  label: t('result.billingNo'),
                  value: order.billingNo,
                  action: (
                    <CopyButton
                      copied={order.copied}
                      label={t('result.copyBillingNo')}
                      onCopy={order.onCopy}
                    />
                  ),
                },
              ]}
            />
          </div>
        )}
        <section className={styles.hours}>
          <span className={styles.icon}>
            <ClockIcon size={22} />
          </span>
          <div>
            <h3 className={styles.title}>{t('inquiry.hours')}</h3>
            <p className={styles.days}>
              {t('inquiry.daily')} <bdi className={styles.zone}>({timeZone})</bdi>
            </p>
            <ul className={styles.spans}>
              {hours.map(({ from, to }) => (
                <li key={from}>
                  <bdi dir="ltr">
                    {from} – {to}
                  </bdi>
                </li>
              ))}
            </ul>
          </div>
        </section>
      </div>
    </Sheet>
  );
}

function Way({ contact }: { contact: InquiryContact }): ReactElement {
  const t = useTranslate();
  switch (contact.kind) {
    case 'page':
      return (
        <ButtonLink href={contact.href} wide>
          {t('inquiry.send')} <ExternalIcon size={18} />
        </ButtonLink>
      );
    case 'mail':
      return (
        <div className={styles.mail}>
          <ActionLink Link="a" href={`mailto:${contact.address}`}>
            <MailIcon size={20} /> {t('inquiry.send')}
          </ActionLink>
          {/* For players who read mail on another device. */}
          <bdi className={styles.address}>{contact.address}</bdi>
        </div>
      );
  }
}
