import { type PopupName, popupStack } from '@shop/storefront-core/popups';
import { selectUser } from '@shop/storefront-core/session';
import { AccountMenu as Menu } from '@shop/ui/account-menu';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useShopParts } from '../services';
import { useShopDispatch, useShopSelector } from '../store';

/** The menu of the player's name in the old version's header (spec §2). */
export function AccountMenu({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const dispatch = useShopDispatch();
  const { menuButton = null } = useShopParts();
  const user = useShopSelector(selectUser);
  const opens = (name: PopupName) => (): void => {
    dispatch(popupStack.actions.replaced(name));
  };
  return (
    <Menu
      open={open}
      onOpenChange={onOpenChange}
      anchor={menuButton}
      user={user?.username ?? ''}
      onSwitchAccount={opens('switch-account')}
      onOrders={opens('orders')}
      onSignOut={opens('sign-out')}
    />
  );
}
