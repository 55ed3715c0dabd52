import { selectResult } from '@shop/storefront-core/result';
import { InquiryPopup } from '@shop/ui/inquiry-popup';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useCopied } from '../clipboard';
import { useServices } from '../services';
import { useShopSelector } from '../store';

/**
 * How to reach the brand's customer service: its hours (spec §9), where to write, and the number of the
 * order that the player waits for.
 */
export function Inquiry(popup: PopupContainerProps): ReactElement | null {
  const { inquiries } = useServices().config.brand;
  const billingNo = useShopSelector(selectResult)?.billingNo;
  const { copied, copy } = useCopied();
  if (inquiries === undefined) return null;
  const order =
    billingNo === undefined
      ? null
      : {
          billingNo,
          copied,
          onCopy: () => {
            copy(billingNo);
          },
        };
  return <InquiryPopup {...popup} {...inquiries} order={order} />;
}
