import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, memo, useId } from 'react';
import { AlertIcon, CheckIcon } from '../icon';
import { CouponAction } from './coupon-action';
import styles from './coupon-card.module.css';
import { CouponName } from './coupon-name';
import { CouponTime } from './coupon-time';

/**
 * The state of a coupon (spec §4). Times are formatted; an empty `validUntil` means that the coupon
 * does not expire, an empty `usedOn` or `expiredOn` that the time is unknown.
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

/** The actions on a coupon. Without its callback a button is not shown. */
export interface CouponActions {
  /** Makes the whole card of an avail coupon a button. */
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
          {(actions.onClaim ?? actions.onUse) && <CouponStatus standing={standing} />}
        </div>
        <CouponAction {...actions} coupon={coupon} describedBy={`${id}-name`} isPicked={isPicked} />
      </div>
    </div>
  );
}

/**
 * A coupon: its discount, its name, how long it is valid, and its action (spec §4). Its state and
 * the callbacks decide which buttons it has: a picker passes `onPick` and `onCancel`, the claim
 * popup `onClaim` and `onUse`, a read-only list none. Memoized, since a list may hold hundreds.
 */
export const CouponCard = memo(Card);

/** The result of claiming. The live region stays mounted, so that it is announced. */
function CouponStatus({ standing }: { standing: CouponStanding }): ReactElement {
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
