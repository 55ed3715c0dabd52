import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { CheckIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import type { CouponCardProps } from './coupon-card';
import styles from './coupon-card.module.css';

/** Props of {@link CouponName}. */
interface CouponNameProps extends Pick<CouponCardProps, 'coupon' | 'onPick'> {
  /** Start of the ids that name and describe the card. */
  id: string;
  isPicked: boolean;
}

/** The name of a coupon; where it can be picked, a button as large as the card. */
export function CouponName({ coupon, id, isPicked, onPick }: CouponNameProps): ReactElement {
  const t = useTranslate();
  const { code, name, standing } = coupon;
  const words = (
    <>
      {/* The block keeps the direction of the page, so that a Latin name in an Arabic one is at the right. */}
      <span className={styles.name} id={`${id}-name`}>
        <bdi>{name}</bdi>
      </span>
      {isPicked && (
        <span className={styles.mark}>
          <CheckIcon size={18} />
          <VisuallyHidden>{t('common.selected')}</VisuallyHidden>
        </span>
      )}
    </>
  );
  if (standing.kind !== 'avail' || onPick === undefined)
    return <p className={styles.head}>{words}</p>;

  // Named by what it takes off, too: a coupon may have come without a name.
  return (
    <button
      aria-current={isPicked || undefined}
      aria-describedby={`${id}-time`}
      aria-labelledby={`${id}-off ${id}-name`}
      className={styles.head}
      onClick={() => {
        onPick(code);
      }}
      type="button"
    >
      {words}
    </button>
  );
}
