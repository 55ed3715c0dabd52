import { Collapsible } from '@base-ui/react/collapsible';
import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ChevronDownIcon } from '../icon';
import { InfoList } from '../info-list';
import type { RechargePopupProps } from './recharge-popup-props';
import styles from './recharge-popup.module.css';

/** What is bought for whom (spec §2); closed at first, since the recipient stands above it. */
export function OrderDetail({ detail }: Pick<RechargePopupProps, 'detail'>): ReactElement {
  const t = useTranslate();
  return (
    <Collapsible.Root className={styles.detail}>
      <Collapsible.Trigger className={styles.detailHead}>
        {t('recharge.orderDetail')} <ChevronDownIcon size={20} />
      </Collapsible.Trigger>
      <Collapsible.Panel className={styles.detailBody}>
        <InfoList
          items={[
            { label: t('recharge.goods'), value: detail.goods },
            { label: t('who.server'), value: detail.server },
            { label: t('who.role'), value: detail.role },
            { label: t('who.area'), value: detail.area },
            { label: t('recharge.vipPoints'), value: detail.points },
          ]}
        />
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}
