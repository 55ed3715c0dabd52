import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { CouponCard, type CouponOption } from '../coupon-card';
import { PriceArea, type PriceAreaProps } from '../price-area';
import { type PopupProps, Sheet } from '../sheet';
import styles from './coupon-consume.module.css';

/** Props of {@link CouponConsume}. All texts come formatted. */
export interface CouponConsumeProps extends PopupProps, PriceAreaProps {
  /** The coupon that the order would use up. */
  coupon: CouponOption;
  onUse: () => void;
  /** The order is made without it, and the coupon is kept. */
  onContinueWithout: () => void;
  /** The order is being created. */
  busy?: boolean | undefined;
}

/**
 * Asks before an order uses a coupon up (spec §2): with it, without it, or not now. Where a player
 * goes on without a coupon, ask with a `ConfirmPopup` and `tip_noUse_coupon` instead.
 */
export function CouponConsume({
  open,
  onOpenChange,
  coupon,
  price,
  onUse,
  onContinueWithout,
  busy = false,
}: CouponConsumeProps): ReactElement {
  const t = useTranslate();
  return (
    <Sheet
      footer={
        <div className={styles.buttons}>
          <Button busy={busy} disabled={price === null} onClick={onUse} wide>
            {t('coupon.consume')}
          </Button>
          <Button disabled={busy} onClick={onContinueWithout} variant="secondary" wide>
            {t('coupon.without')}
          </Button>
        </div>
      }
      height="fit"
      onOpenChange={onOpenChange}
      open={open}
      title={t('coupon.consumeTitle')}
    >
      <div className={styles.content}>
        <CouponCard coupon={coupon} />
        <p className={styles.text}>{t('coupon.consumeText')}</p>
        <PriceArea price={price} />
      </div>
    </Sheet>
  );
}
