import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, memo, useState } from 'react';
import { ChevronDownIcon } from '../icon';
import { InfoList } from '../info-list';
import type { RechargePopupProps } from './recharge-popup';
import styles from './recharge-popup.module.css';

type Purchase = RechargePopupProps['purchase'];

/** Props of {@link OrderDetail}. */
interface OrderDetailProps extends Pick<Purchase, 'goods' | 'server' | 'role' | 'area' | 'points'> {
  /** Until the player opens or closes it. */
  isOpenAtFirst: boolean;
}

function DetailToUnfold({
  goods,
  server,
  role,
  area,
  points,
  isOpenAtFirst,
}: OrderDetailProps): ReactElement {
  const t = useTranslate();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOpen = wanted ?? isOpenAtFirst;
  return (
    <div className={styles.detail}>
      <button
        aria-expanded={isOpen}
        className={styles.detailHead}
        onClick={() => {
          setWanted(!isOpen);
        }}
        type="button"
      >
        {t('recharge.orderDetail')} <ChevronDownIcon size={20} />
      </button>
      {isOpen && (
        <div className={styles.detailBody}>
          <InfoList
            items={[
              { label: t('recharge.goods'), value: goods },
              { label: t('who.server'), value: server },
              { label: t('who.role'), value: role },
              { label: t('who.area'), value: area },
              { label: t('recharge.vipPoints'), value: points },
            ]}
          />
        </div>
      )}
    </div>
  );
}

/**
 * What is bought for whom (spec §2). Closed at first, since most of it stands above, unless
 * there is more to it: points that are earned, or a price that a coupon has changed. Memoized, so
 * that picking a channel does not render it again.
 */
export const OrderDetail = memo(DetailToUnfold);
