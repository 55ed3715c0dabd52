import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { CopyButton } from '../copy-button';
import { InfoList } from '../info-list';
import type { ResultPopupProps } from './result-popup';
import styles from './result-popup.module.css';

/**
 * Account, game, goods, server, role and billing number (spec §2), how and when it was paid, as far as they are known;
 * the reference of a purchase that has no number yet.
 */
export function ResultOrderList({
  order,
  onCopy,
  copied,
}: Pick<ResultPopupProps, 'order' | 'onCopy' | 'copied'>): ReactElement | null {
  const t = useTranslate();
  const copyOf = (label: MessageKey, value: string | undefined): ReactNode =>
    value && (
      <CopyButton
        copied={copied}
        label={t(label)}
        onCopy={() => {
          onCopy(value);
        }}
      />
    );
  const { billingNo, bonus, goods, reference } = order;
  const items = [
    { label: t('result.account'), value: order.account },
    { label: t('result.game'), value: order.game },
    { label: t('result.goods'), value: goods && [goods, bonus].filter(Boolean).join(' ') },
    { label: t('result.server'), value: order.server },
    { label: t('result.role'), value: order.role },
    { label: t('recharge.channels'), value: order.method },
    { label: t('result.time'), value: order.time },
    {
      label: t('result.billingNo'),
      value: billingNo,
      isCode: true as const,
      action: copyOf('result.copyBillingNo', billingNo),
    },
    {
      label: t('result.reference'),
      value: reference,
      isCode: true as const,
      action: copyOf('result.copyReference', reference),
    },
  ];
  if (items.every(({ value }) => !value)) return null;
  return (
    <div className={styles.order}>
      <InfoList items={items} />
    </div>
  );
}
