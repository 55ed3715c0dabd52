import { type ReactElement, Suspense, lazy, useSyncExternalStore } from 'react';
import type { PopupContainerProps } from '../popups';
import { Recharge } from './recharge';
import { usePurchasing } from './use-purchasing';

const CardFields = lazy(async () => ({ default: (await import('./card-fields')).CardFields }));

/** The recharge popup, and above it the card fields of an order that is paid with them. */
export function RechargeWithCard(props: PopupContainerProps): ReactElement {
  const { cards } = usePurchasing();
  const card = useSyncExternalStore(cards.subscribe, cards.current);
  return (
    <>
      <Recharge {...props} />
      {card !== null && (
        <Suspense fallback={null}>
          <CardFields card={card} />
        </Suspense>
      )}
    </>
  );
}
