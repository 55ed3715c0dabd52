import { useTranslate } from '@shop/i18n';
import { memo, type ReactElement, useId } from 'react';
import { AlertIcon, CheckIcon } from '../icon';
import { CouponAction } from './coupon-action';
import { CouponName } from './coupon-name';
import { CouponTime } from './coupon-time';
import styles from './coupon-card.module.css';

/**
 * Where a coupon stands (spec §4). Times come formatted; an empty `validUntil` is a coupon that does
 * not run out, and an empty `usedOn` or `expiredOn` a time that is not known.
 */
export type CouponStanding =
  | {
      /** Has to be claimed first. */
      readonly kind: 'claim';
      readonly validUntil: string;
      readonly progress: 'waiting' | 'claiming' | 'failed';
    }
  | { readonly kind: 'avail' | 'lock'; readonly validUntil: string }
  | { readonly kind: 'used'; readonly usedOn: string }
  | { readonly kind: 'expired'; readonly expiredOn: string };

/** A coupon as it is shown. */
export interface CouponOption {
  code: string;
  /** In the player's language (`textIn` of `@shop/i18n`), shown as plain text. */
  name: string;
  /** Per cent off the price, as it is read: `10` or `12.5`. */
  off: string;
  standing: CouponStanding;
}

/** What can be done with a coupon. A callback that is left out is a button that is not there. */
export interface CouponActions {
  /** Makes the whole card of an avail coupon something to press. */
  onPick?: ((code: string) => void) | undefined;
  /** Gives up the coupon that is picked. */
  onCancel?: (() => void) | undefined;
  onClaim?: ((code: string) => void) | undefined;
  onUse?: ((code: string) => void) | undefined;
}

/** Props of {@link CouponCard}. */
export interface CouponCardProps extends CouponActions {
  coupon: CouponOption;
  /** Highlighted as the one that is used. Default false. */
  isPicked?: boolean | undefined;
}

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

/** What became of claiming; the live region stays mounted so that it is heard. */
function CouponNews({ standing }: { standing: CouponStanding }): ReactElement {
  const t = useTranslate();
  const hasFailed = standing.kind === 'claim' && standing.progress === 'failed';
  const isReceived = standing.kind === 'avail';
  return (
    <p aria-live="polite" className={styles.news} data-tone={hasFailed ? 'bad' : 'good'}>
      {hasFailed && (
        <>
          <AlertIcon size={16} /> {t('receive_fail')}
        </>
      )}
      {isReceived && (
        <>
          <CheckIcon size={16} /> {t('receive_done')}
        </>
      )}
    </p>
  );
}
