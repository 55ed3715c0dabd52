import { type PopupName, popupStack, selectPopups } from '@shop/storefront-core/popups';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useShopDispatch, useShopSelector } from '../store';

/** Renders a popup while it is open, without loading its code. */
export function OpenPopup({
  name,
  Container,
}: {
  readonly name: PopupName;
  readonly Container: (props: PopupContainerProps) => ReactElement | null;
}): ReactElement | null {
  const dispatch = useShopDispatch();
  const isOpen = useShopSelector(selectPopups).includes(name);
  const close = (): void => {
    dispatch(popupStack.actions.closed(name));
  };
  return isOpen ? <Container open onOpenChange={close} /> : null;
}
