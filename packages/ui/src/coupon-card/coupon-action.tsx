import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { FocusKeeper } from '../focus-keeper';
import type { CouponActions, CouponOption } from './coupon-card';
import styles from './coupon-card.module.css';

/** Props of {@link CouponAction}. */
interface CouponActionProps extends Omit<CouponActions, 'onPick'> {
  coupon: CouponOption;
  isPicked: boolean;
  /** Id of the coupon's name: many cards have the same button. */
  describedBy: string;
}

/**
 * The end of a coupon (spec §4): claimable; use or cancel; not usable; used or expired. A button if
 * it does something, else a label.
 */
export function CouponAction(props: CouponActionProps): ReactElement {
  return (
    <div className={styles.action}>
      <FocusKeeper shown={props.coupon.standing.kind}>
        <ItemButton {...props} />
      </FocusKeeper>
    </div>
  );
}

function ItemButton({
  coupon: { code, standing },
  isPicked,
  describedBy,
  onCancel,
  onClaim,
  onUse,
}: CouponActionProps): ReactElement | null {
  const t = useTranslate();
  switch (standing.kind) {
    case 'claim':
      if (onClaim === undefined) return <CouponLabel>{t('coupon.claimable')}</CouponLabel>;
      return (
        <Button
          aria-describedby={describedBy}
          busy={standing.progress === 'claiming'}
          onClick={() => {
            onClaim(code);
          }}
          variant="secondary"
        >
          {t('coupon.claimable')}
        </Button>
      );
    case 'avail':
      if (isPicked && onCancel)
        return (
          <Button aria-describedby={describedBy} onClick={onCancel} variant="quiet">
            {t('coupon.cancel')}
          </Button>
        );
      if (onUse === undefined) return null;
      return (
        <Button
          aria-describedby={describedBy}
          onClick={() => {
            onUse(code);
          }}
          variant="secondary"
        >
          {t('coupon.use')}
        </Button>
      );
    case 'lock':
      return <CouponLabel>{t('coupon.locked')}</CouponLabel>;
    case 'used':
      return <CouponLabel>{t('coupon.used')}</CouponLabel>;
    case 'expired':
      return <CouponLabel>{t('coupon.expired')}</CouponLabel>;
  }
}

/** The state of a coupon that has no button. */
function CouponLabel({ children }: { children: string }): ReactElement {
  return <span className={styles.label}>{children}</span>;
}
