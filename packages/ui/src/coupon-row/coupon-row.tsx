import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ChevronEndIcon, TicketIcon } from '../icon';
import type { CouponRowProps } from './coupon-row-props';
import styles from './coupon-row.module.css';
import { CouponRowWords } from './coupon-row-words';
import { rowAction } from './row-action';

/**
 * The coupon of an order, one line of the recharge popup (VIP version only): which one is used and
 * what it saves, how many there are to choose from, or why there is none. The whole row can be pressed
 * where something can be done.
 */
export function CouponRow({ state }: CouponRowProps): ReactElement {
  const t = useTranslate();
  const action = rowAction(state);
  const content = (
    <>
      <span className={styles.icon}>
        <TicketIcon size={22} />
      </span>
      <CouponRowWords state={state} />
      {action !== null && (
        <span className={styles.action}>
          {t(action.label)} <ChevronEndIcon size={18} />
        </span>
      )}
    </>
  );
  const isUsed = state.kind === 'choosable' && state.chosen !== null;

  if (action === null && state.kind !== 'loading')
    return (
      <div aria-live="polite">
        <div className={styles.row}>{content}</div>
      </div>
    );
  // While it loads it stays a button: the one that was pressed to load again keeps its focus.
  return (
    <div aria-live="polite">
      <button
        aria-disabled={action === null || undefined}
        className={styles.row}
        data-used={isUsed}
        onClick={action?.onPress}
        type="button"
      >
        {content}
      </button>
    </div>
  );
}
