import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ActionLink, ButtonLink } from '../button';
import { CopyButton } from '../copy-button';
import { ClockIcon, ExternalIcon, MailIcon } from '../icon';
import { InfoList } from '../info-list';
import { Sheet } from '../sheet';
import type { InquiryContact, InquiryPopupProps } from './inquiry-popup-props';
import styles from './inquiry-popup.module.css';

/** How to ask the people behind the shop: when they are there, where to write, and which number to tell. */
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
          {/* Whoever reads mail elsewhere copies it. */}
          <bdi className={styles.address}>{contact.address}</bdi>
        </div>
      );
  }
}
