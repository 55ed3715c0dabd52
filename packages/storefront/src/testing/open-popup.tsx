import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type PopupContainerProps, type PopupName, popupStack, selectPopups } from '../popups';

/** Renders a popup while it is open, without loading its code. */
export function OpenPopup({
  name,
  Container,
}: {
  readonly name: PopupName;
  readonly Container: (props: PopupContainerProps) => ReactElement | null;
}): ReactElement | null {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectPopups).includes(name);
  const close = (): void => {
    dispatch(popupStack.actions.closed(name));
  };
  return isOpen ? <Container open onOpenChange={close} /> : null;
}
