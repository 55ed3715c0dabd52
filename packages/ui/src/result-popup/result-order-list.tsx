import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { CheckIcon, CopyIcon } from '../icon';
import { InfoList } from '../info-list';
import { VisuallyHidden } from '../visually-hidden';
import type { ResultPopupProps } from './result-popup-props';
import styles from './result-popup.module.css';

/** Account, game, goods, server, role and billing number (spec §2). */
export function ResultOrderList({
  order,
  onCopy,
  copied,
}: Pick<ResultPopupProps, 'order' | 'onCopy' | 'copied'>): ReactElement {
  const t = useTranslate();
  const { billingNo } = order;
  const copy = billingNo && (
    <button
      aria-label={t('result.copyBillingNo')}
      className={styles.copy}
      onClick={() => {
        onCopy(billingNo);
      }}
      type="button"
    >
      {copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
    </button>
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
      <VisuallyHidden role="status">{copied && t('common.copied')}</VisuallyHidden>
    </div>
  );
}
