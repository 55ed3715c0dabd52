import type { ReactElement } from 'react';
import { useGoodsQuery, useGoodsStillSold } from '../goods';
import { PopupPlace } from '../popups';
import { useOnlyRole } from '../selection';

/**
 * The recharge popup as the third step (spec §2, old version). It keeps what the page of goods keeps below the
 * popup: a role that is gone, or goods that are no longer sold, lead back to their step.
 */
export function PaymentSection(): ReactElement {
  useOnlyRole();
  useGoodsStillSold(useGoodsQuery());
  return <PopupPlace />;
}
