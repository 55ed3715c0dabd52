import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { FocusKeeper } from '../focus-keeper';
import { MessageLine } from '../message-line';
import type { CouponClaimProps } from './coupon-claim-props';
import styles from './coupon-claim.module.css';

/** Props of {@link ClaimFooter}. */
interface ClaimFooterProps extends Pick<
  CouponClaimProps,
  'coupons' | 'onClaimAll' | 'isClaimingAll' | 'hasClaimAllFailed'
> {
  onClose: () => void;
}

/** Claims what is left; where nothing is, it is done with. */
export function ClaimFooter({
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
