import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useId } from 'react';
import { Button } from '../button';
import { type CouponOption, CouponCard } from '../coupon-card';
import { FocusKeeper } from '../focus-keeper';
import { TicketIcon } from '../icon';
import { type ListState, ListView } from '../list-state';
import { MessageLine } from '../message-line';
import { Notice } from '../notice';
import styles from './vip-coupons.module.css';

/** Props of {@link VipCoupons}. All texts come formatted. */
export interface VipCouponsProps {
  /** Claimable, avail and locked ones, in whatever order. Each says how far claiming it has come. */
  coupons: ListState<CouponOption>;
  onClaim: (code: string) => void;
  onClaimAll: () => void;
  isClaimingAll: boolean;
  /** Claiming all of them failed as a whole; a single failure is shown at its coupon. */
  hasClaimAllFailed: boolean;
}

/**
 * The player's coupons in the VIP centre (spec §4), with a button at those that can be claimed, and one
 * for all of them. They are used at checkout.
 */
export function VipCoupons({
  coupons,
  onClaim,
  onClaimAll,
  isClaimingAll,
  hasClaimAllFailed,
}: VipCouponsProps): ReactElement {
  const t = useTranslate();
  const titleId = useId();
  const claimable =
    coupons.kind === 'ready'
      ? coupons.items.filter(({ standing }) => standing.kind === 'claim')
      : [];
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 className={styles.title} id={titleId}>
        {t('vip.coupons')}
      </h2>
      <ListView
        empty={<Notice icon={<TicketIcon size={28} />} title={t('vip.noCoupons')} />}
        failed="coupon.loadFailed"
        list={coupons}
        rowHeight="88px"
        rows={5}
      >
        {(items) => (
          <ul aria-labelledby={titleId} className={styles.coupons}>
            {items.map((coupon) => (
              <li key={coupon.code}>
                <CouponCard coupon={coupon} onClaim={onClaim} />
              </li>
            ))}
          </ul>
        )}
      </ListView>
      <MessageLine
        message={hasClaimAllFailed ? { tone: 'error', text: t('receive_fail') } : null}
      />
      <FocusKeeper shown={claimable.length > 1 ? 'claim' : 'none'}>
        {claimable.length > 1 && (
          <Button busy={isClaimingAll} onClick={onClaimAll} variant="secondary" wide>
            {t('coupon.claimAll')}
          </Button>
        )}
      </FocusKeeper>
    </section>
  );
}
