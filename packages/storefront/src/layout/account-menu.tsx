import { AccountMenu as Menu } from '@shop/ui/account-menu';
import type { ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { type PopupContainerProps, type PopupName, popupStack } from '../popups';
import { useServices } from '../services';
import { menuButton } from './menu-button';

/** The menu of the player's name in the old version's header (spec §2). */
export function AccountMenu({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const dispatch = useDispatch();
  const services = useServices();
  const opens = (name: PopupName) => (): void => {
    dispatch(popupStack.actions.replaced(name));
  };
  return (
    <Menu
      open={open}
      onOpenChange={onOpenChange}
      anchor={menuButton(services)}
      onSwitchAccount={opens('switch-account')}
      onOrders={opens('orders')}
      onSignOut={opens('sign-out')}
    />
  );
}
