import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useMemo } from 'react';
import { type CouponActions, type CouponOption, CouponCard } from '../coupon-card';
import { TicketIcon } from '../icon';
import { type ListState, ListView } from '../list-state';
import { Notice } from '../notice';
import { WindowedRows } from '../windowed-list';
import styles from './coupon-list.module.css';

/** Props of {@link CouponList}. */
export interface CouponListProps extends CouponActions {
  /** Names the list for screen readers. */
  label: string;
  list: ListState<CouponOption>;
  /** Shown if the list is empty; default is the catalogue's `tip_no_data`. */
  emptyTip?: string | undefined;
  /** Code of the one that is used. */
  picked?: string | null | undefined;
}

/** Number of placeholder rows while coupons load (spec §2), and the estimated height of a row. */
const placeholders = 3;
const rowHeight = 96;

/** From this number on a list says where it ends; of a shorter one that is in sight. */
const minCouponsForEnd = 6;

/** Any number of coupons in a popup; a long list has `tip_no_more` below the last one. */
export function CouponList({
  label,
  list,
  emptyTip,
  picked = null,
  ...actions
}: CouponListProps): ReactElement {
  const t = useTranslate();
  return (
    <ListView
      empty={<Notice icon={<TicketIcon size={28} />} title={emptyTip ?? t('tip_no_data')} />}
      failed="coupon.loadFailed"
      list={list}
      rowHeight="88px"
      rows={placeholders}
    >
      {(coupons) => <Cards actions={actions} coupons={coupons} label={label} picked={picked} />}
    </ListView>
  );
}

/** Props of {@link Cards}. */
interface CardsProps {
  actions: CouponActions;
  coupons: readonly CouponOption[];
  label: string;
  picked: string | null;
}

function Cards({ actions, coupons, label, picked }: CardsProps): ReactElement {
  const t = useTranslate();
  const last = coupons.length < minCouponsForEnd ? null : coupons.at(-1)?.code;
  const { onPick, onClaim, onUse } = actions;
  const rows = useMemo(
    () => coupons.map((coupon) => ({ coupon, isLast: coupon.code === last })),
    [coupons, last],
  );
  const hasButtons = (onPick ?? onClaim ?? onUse) !== undefined;
  return (
    // Without a button in it, the list itself takes focus, so that keys can scroll it.
    <div className={styles.scroller} data-scrolls tabIndex={hasButtons ? undefined : 0}>
      <WindowedRows
        isStop={() => hasButtons}
        label={label}
        renderRow={({ coupon, isLast }) => (
          <div className={styles.row}>
            <CouponCard {...actions} coupon={coupon} isPicked={coupon.code === picked} />
            {isLast && <p className={styles.end}>{t('tip_no_more')}</p>}
          </div>
        )}
        rowHeight={rowHeight}
        rowKey={({ coupon }) => coupon.code}
        rows={rows}
      />
    </div>
  );
}
