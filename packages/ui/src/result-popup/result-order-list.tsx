import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { CopyButton } from '../copy-button';
import { InfoList } from '../info-list';
import type { ResultPopupProps } from './result-popup-props';
import styles from './result-popup.module.css';

/** Account, game, goods, server, role and billing number (spec §2), as far as they are known. */
export function ResultOrderList({
  order,
  onCopy,
  copied,
}: Pick<ResultPopupProps, 'order' | 'onCopy' | 'copied'>): ReactElement | null {
  const t = useTranslate();
  const { billingNo } = order;
  if (Object.values(order).every((value) => !value)) return null;

  const copy = billingNo && (
    <CopyButton
      copied={copied}
      label={t('result.copyBillingNo')}
      onCopy={() => {
        onCopy(billingNo);
      }}
    />
  );
  return (
    <div className={styles.order}>
      <InfoList
        items={[
          { label: t('result.account'), value: order.account },
          { label: t('result.game'), value: order.game },
          { label: t('result.goods'), value: order.goods },
          { label: t('result.server'), value: order.server },
          { label: t('result.role'), value: order.role },
          { label: t('result.billingNo'), value: billingNo, action: copy },
        ]}
      />
    </div>
  );
}
