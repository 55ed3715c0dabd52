import { useTranslate } from '@shop/i18n';
import { type ReactElement, memo, useId } from 'react';
import { CouponAction } from './coupon-action';
import type { CouponCardProps } from './coupon-card-props';
import styles from './coupon-card.module.css';
import { CouponName } from './coupon-name';
import { CouponNews } from './coupon-news';
import { CouponTime } from './coupon-time';

function Card({ coupon, isPicked = false, onPick, ...actions }: CouponCardProps): ReactElement {
  const t = useTranslate();
  const id = useId();
  const { off, standing } = coupon;
  return (
    <div className={styles.card} data-picked={isPicked} data-standing={standing.kind}>
      <p className={styles.off} id={`${id}-off`}>
        {t('coupon.off', { number: off })}
      </p>
      <div className={styles.body}>
        <div className={styles.words}>
          <CouponName coupon={coupon} id={id} isPicked={isPicked} onPick={onPick} />
          <CouponTime id={`${id}-time`} standing={standing} />
          {(actions.onClaim ?? actions.onUse) && <CouponNews standing={standing} />}
        </div>
        <CouponAction {...actions} coupon={coupon} describedBy={`${id}-name`} isPicked={isPicked} />
      </div>
    </div>
  );
}

/**
 * A coupon, wherever one is shown: what it takes off, its name, how long it can be used, and what
 * stands at its end (spec §4). Which buttons it has follows from where it stands and from the
 * callbacks: a picker gives `onPick` and `onCancel`, the popup to claim `onClaim` and `onUse`, and a
 * place that only shows coupons gives none. Left alone while another one is picked: there may be
 * hundreds.
 */
export const CouponCard = memo(Card);
