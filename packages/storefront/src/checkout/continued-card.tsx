import { checkoutApi } from '@shop/api-client/checkout';
import type { OpenCardPrompt } from '@shop/storefront-core/checkout';
import { isCardFrame, payLinkOf } from '@shop/storefront-core/pay-links';
import { type OrderMade, resultSlice } from '@shop/storefront-core/result';
import { SheetPlaceProvider } from '@shop/ui/sheet';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { useShowOrder } from '../result';
import { useServices } from '../services';
import { useShopDispatch } from '../store';
import { useToast } from '../toasts';
import { CardFields } from './card-fields';

const { useLazyOrderInfoQuery } = checkoutApi;

/**
 * The card fields of an order that waits for its card, above the popup that shows the order. Their address is
 * read with the order: nothing is created, and no fields open for an order that has been settled meanwhile.
 */
export function ContinuedCard({ order }: { readonly order: OrderMade }): ReactElement | null {
  const card = useCardOf(order);
  if (card === null) return null;
  return (
    <SheetPlaceProvider value={undefined}>
      <CardFields bought={order} card={card} />
    </SheetPlaceProvider>
  );
}

/** Reads where the card of an order is entered; null until it is known. */
function useCardOf(order: OrderMade): OpenCardPrompt | null {
  const dispatch = useShopDispatch();
  const { config } = useServices();
  const showOrder = useShowOrder();
  const showToast = useToast();
  const [read] = useLazyOrderInfoQuery();
  const [card, setCard] = useState<OpenCardPrompt | null>(null);

  const end: OpenCardPrompt['end'] = (outcome) => {
    if (outcome === 'done') {
      showOrder({ ...order, waitsForCard: false, isContinued: false, isNew: false });
      return;
    }
    if (outcome === 'load-failed') showToast('error.cardFormUnavailable', 'error');
    dispatch(resultSlice.actions.cardLeft());
  };
  const open = useEffectEvent(({ data, error }: Awaited<ReturnType<typeof read>>) => {
    const url = data?.url ?? '';
    const link = isCardFrame(config, url) ? payLinkOf(config, url) : null;
    if (link !== null) {
      setCard({ subject: { url: link, origin: new URL(link).origin }, end });
      return;
    }
    // An order without an address is settled, which the popup says at its next check.
    if (error !== undefined) showToast('error.network', 'error');
    else if (url !== '') showToast('error.badLink', 'error');
    dispatch(resultSlice.actions.cardLeft());
  });
  const { billingNo } = order;
  useEffect(() => {
    void read({ billing_no: billingNo }).then(open);
  }, [read, billingNo]);
  return card;
}
