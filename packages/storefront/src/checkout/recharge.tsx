import { withLaterStyles } from '@shop/storefront-core/browser';
import { type Purchase, boughtOf } from '@shop/storefront-core/checkout';
import { CouponRow } from '@shop/ui/coupon-row';
import { RechargePopup } from '@shop/ui/recharge-popup';
import { SheetColumnProvider, SheetPlaceProvider } from '@shop/ui/sheet';
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../error-boundary';
import type { PopupContainerProps } from '../popups';
import type { CardFieldsProps } from './card-fields';
import { useCheckoutService } from './use-checkout-service';
import { type RechargeOptions, useRecharge } from './use-recharge';

/** Its code has been loaded before the order was made. */
const CardFields = lazyPart<CardFieldsProps>({
  load: async () => (await withLaterStyles(import('./card-fields'))).CardFields,
  lost: (_, { card }) => <LostCard card={card} />,
});

/** Ends card fields that cannot be shown. */
function LostCard({ card }: Pick<CardFieldsProps, 'card'>): null {
  useEffect(() => {
    card.end('load-failed');
  }, [card]);
  return null;
}

/**
 * The recharge popup, or page, and above it the provider's card fields while an order is paid with them. The fields are
 * always a popup: a player who has scrolled would not see them at the end of a page.
 */
export function Recharge(props: PopupContainerProps): ReactElement {
  const { cardPrompt } = useCheckoutService();
  const card = useSyncExternalStore(cardPrompt.subscribe, cardPrompt.current);
  const [bought, setBought] = useState<Purchase | null>(null);
  return (
    <>
      <RechargeForm {...props} onBuy={setBought} />
      {card !== null && (
        <SheetPlaceProvider value={undefined}>
          <SheetColumnProvider value={null}>
            <CardFields bought={bought && boughtOf(bought)} card={card} />
          </SheetColumnProvider>
        </SheetPlaceProvider>
      )}
    </>
  );
}

/** Coupon, region, channels, order detail, price, and the button that buys (spec §2). */
function RechargeForm(options: RechargeOptions): ReactElement {
  const { couponRow, ...popup } = useRecharge(options);
  return <RechargePopup {...popup} coupon={couponRow && <CouponRow state={couponRow} />} />;
}
