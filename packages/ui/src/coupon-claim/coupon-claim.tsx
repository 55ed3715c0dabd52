import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Button } from '../button';
import type { CouponOption } from '../coupon-card';
import { CouponList } from '../coupon-list';
import { FocusKeeper } from '../focus-keeper';
import type { ListState } from '../list-state';
import { MessageLine } from '../message-line';
import { type PopupProps, Sheet } from '../sheet';
import styles from './coupon-claim.module.css';

/** Props of {@link CouponClaim}. All texts come formatted. */
export interface CouponClaimProps extends PopupProps {
  /**
   * Those that can be claimed, and those received here, which have become avail ones. Each says how
   * far claiming it has come.
   */
  coupons: ListState<CouponOption>;
  onClaim: (code: string) => void;
  onClaimAll: () => void;
  isClaimingAll: boolean;
  /** Claiming all of them failed as a whole; a single failure is shown at its coupon. */
  hasClaimAllFailed?: boolean | undefined;
  /** A received one is to be used. The owner closes the popup. */
  onUse: (code: string) => void;
}

/**
 * Rewards that wait to be claimed (spec §4): one by one, or all at once. A received one can be used
 * right away. It does not pick a coupon for an order.
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
      height="half"
      onOpenChange={onOpenChange}
      open={open}
      title={t('coupon.claimTitle')}
    >
      <p className={styles.text}>{t('coupon.claimText')}</p>
      <CouponList label={t('coupon.claimTitle')} list={coupons} onClaim={onClaim} onUse={onUse} />
    </Sheet>
  );
}

/** Props of {@link ClaimFooter}. */
interface ClaimFooterProps extends Pick<
  CouponClaimProps,
  'coupons' | 'onClaimAll' | 'isClaimingAll' | 'hasClaimAllFailed'
> {
  onClose: () => void;
}

/** Claims all that are left; without any, closes the popup. */
function ClaimFooter({
  coupons,
  onClaimAll,
  isClaimingAll,
  hasClaimAllFailed = false,
  onClose,
}: ClaimFooterProps): ReactElement {
  const t = useTranslate();
  const isLeft =
    coupons.kind === 'ready' && coupons.items.some(({ standing }) => standing.kind === 'claim');
  return (
    <div className={styles.footer}>
      <MessageLine
        message={hasClaimAllFailed ? { tone: 'error', text: t('receive_fail') } : null}
      />
      <FocusKeeper shown={isLeft ? 'claim' : 'close'}>
        {isLeft ? (
          <Button busy={isClaimingAll} onClick={onClaimAll} wide>
            {t('coupon.claimAll')}
          </Button>
        ) : (
          <Button onClick={onClose} variant="secondary" wide>
            {t('common.ok')}
          </Button>
        )}
      </FocusKeeper>
    </div>
  );
}
