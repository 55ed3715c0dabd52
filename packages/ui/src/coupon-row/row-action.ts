import type { MessageKey } from '@shop/i18n';
import type { CouponRowState } from './coupon-row-props';

/** What a press on the row does, and the word for it. */
export interface RowAction {
  label: MessageKey;
  onPress: () => void;
}

/** What can be done about coupons; null where nothing can. */
export function rowAction(state: CouponRowState): RowAction | null {
  switch (state.kind) {
    case 'unsupported-goods':
    case 'unsupported-channel':
    case 'loading':
      return null;
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
