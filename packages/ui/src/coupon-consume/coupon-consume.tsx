import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { type CouponOption, CouponCard } from '../coupon-card';
import { type PriceAreaProps, PriceArea } from '../price-area';
import { type PurchaseSummaryProps, PurchaseSummary } from '../purchase-summary';
import { type PopupProps, Sheet } from '../sheet';
import styles from './coupon-consume.module.css';

/** Props of {@link CouponConsume}. All texts come formatted. */
export interface CouponConsumeProps extends PopupProps, PriceAreaProps {
  /** The order without the coupon; null if it is not known. */
  purchase: PurchaseSummaryProps | null;
  /** The coupon that the order would use up. */
  coupon: CouponOption;
  onUse: () => void;
  /** The order is made without it, and the coupon is kept. */
  onContinueWithout: () => void;
  /** The order is being created. */
  busy?: boolean | undefined;
}

/**
 * Asks a player who buys without a coupon although one could be used (spec §2, §5,
 * `tip_noUse_coupon`): shows the order, then that coupon with its price, to use it, to go on without it, or neither.
 */
export function CouponConsume({
  open,
  onOpenChange,
  purchase,
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
      keepsFooter
      onOpenChange={onOpenChange}
      open={open}
      title={t('coupon.consumeTitle')}
    >
      <div className={styles.content}>
        {purchase && <PurchaseSummary {...purchase} />}
        <div className={styles.offer}>
          <p className={styles.question}>{t('tip_noUse_coupon')}</p>
          <CouponCard coupon={coupon} />
          <p className={styles.text}>{t('coupon.consumeText')}</p>
        </div>
        <PriceArea price={price} />
      </div>
    </Sheet>
  );
}
