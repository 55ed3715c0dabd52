import { Collapsible } from '@base-ui/react/collapsible';
import { useTranslate } from '@shop/i18n';
import { type ReactElement, useState } from 'react';
import { ChevronDownIcon } from '../icon';
import { InfoList } from '../info-list';
import type { RechargePopupProps } from './recharge-popup-props';
import styles from './recharge-popup.module.css';

/** Props of {@link OrderDetail}. */
interface OrderDetailProps extends Pick<RechargePopupProps, 'detail'> {
  /** Until the player has said otherwise. */
  isOpenAtFirst: boolean;
}

/**
 * What is bought for whom (spec §2). Closed at first, since the recipient stands above it, unless
 * there is more to it: points that are earned, or a price that a coupon has changed.
 */
export function OrderDetail({ detail, isOpenAtFirst }: OrderDetailProps): ReactElement {
  const t = useTranslate();
  const [wanted, setWanted] = useState<boolean | null>(null);
  return (
    <Collapsible.Root
      className={styles.detail}
      onOpenChange={setWanted}
      open={wanted ?? isOpenAtFirst}
    >
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
