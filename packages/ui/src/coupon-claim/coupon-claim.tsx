import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { CouponList } from '../coupon-list';
import { Sheet } from '../sheet';
import { ClaimFooter } from './claim-footer';
import type { CouponClaimProps } from './coupon-claim-props';
import styles from './coupon-claim.module.css';

/**
 * Rewards that wait to be claimed (spec §4): one by one, or all at once. A received one can be used
 * right away. Opened where a player has coupons to claim; it picks none for an order.
 */
export function CouponClaim({
  open,
  onOpenChange,
  coupons,
  onClaim,
  onUse,
  ...all
}: CouponClaimProps): ReactElement {
  const t = useTranslate();
  return (
    <Sheet
      footer={
        <ClaimFooter
          {...all}
          coupons={coupons}
          onClose={() => {
            onOpenChange(false);
          }}
        />
      }
      onOpenChange={onOpenChange}
      open={open}
      title={t('coupon.claimTitle')}
    >
      <p className={styles.text}>{t('coupon.claimText')}</p>
      <CouponList label={t('coupon.claimTitle')} list={coupons} onClaim={onClaim} onUse={onUse} />
    </Sheet>
  );
}
