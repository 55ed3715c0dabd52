import type { ReactElement } from 'react';
import { useGoodsQuery, useGoodsStillSold } from '@shop/storefront/goods';
import { PopupPlace } from '@shop/storefront/popups';
import { useOnlyRole } from '@shop/storefront/selection';

/**
 * The recharge popup as the third step (spec §2, old version). It keeps what the page of goods keeps below the
 * popup: a role that is gone, or goods that are no longer sold, lead back to their step.
 */
export function PaymentSection(): ReactElement {
  useOnlyRole();
  useGoodsStillSold(useGoodsQuery());
  return <PopupPlace />;
}
