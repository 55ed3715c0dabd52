import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { ChevronEndIcon, TicketIcon } from '../icon';
import { CouponRowText } from './coupon-row-text';
import styles from './coupon-row.module.css';

/** The coupon an order is to use. */
export interface RowCoupon {
  /** In the player's language (`textIn` of `@shop/i18n`), shown as plain text. */
  name: string;
  /** Per cent off the price, as it is read: `10` or `12.5`. */
  off: string;
  /** What the order saves, formatted; null while the price is worked out. */
  saving: string | null;
}

/**
 * The state of the coupons of an order (spec §5, §8). The kinds are those of `couponState` of
 * `@shop/payments`; for its `hidden` no row is shown.
 */
export type CouponRowState =
  | { readonly kind: 'unsupported-goods' }
  | {
      readonly kind: 'unsupported-channel';
      /** Another way to pay, which would cost less by a coupon. */
      readonly cheaper?: {
        readonly name: string;
        /** Formatted. */
        readonly saving: string;
        readonly onChoose: () => void;
      };
    }
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable'; readonly onRetry: () => void }
  | {
      readonly kind: 'none-usable';
      /** Left out if there is nothing to claim. */
      readonly onClaim?: (() => void) | undefined;
    }
  | {
      readonly kind: 'choosable';
      /** How many can be chosen. */
      readonly count: number;
      readonly chosen: RowCoupon | null;
      /** Opens the coupon picker. */
      readonly onChoose: () => void;
    };

/** Props of {@link CouponRow}. */
export interface CouponRowProps {
  state: CouponRowState;
}

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
      <CouponRowText state={state} />
      {action !== null && (
        <span className={styles.action}>
          <span className={styles.actionWord}>{t(action.label)}</span> <ChevronEndIcon size={18} />
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

/** What a press on the row does, and the word for it. */
interface RowAction {
  label: MessageKey;
  onPress: () => void;
}

/** Returns the action of the row, or null if there is none. */
function rowAction(state: CouponRowState): RowAction | null {
  switch (state.kind) {
    case 'unsupported-goods':
    case 'loading':
      return null;
    case 'unsupported-channel':
      return state.cheaper ? { label: 'common.change', onPress: state.cheaper.onChoose } : null;
    case 'unavailable':
      return { label: 'common.retry', onPress: state.onRetry };
    case 'none-usable':
      if (state.onClaim === undefined) return null;
      return { label: 'reward.claim', onPress: state.onClaim };
    case 'choosable': {
      const label = state.chosen === null ? 'please_select' : 'common.change';
      return { label, onPress: state.onChoose };
    }
  }
}
