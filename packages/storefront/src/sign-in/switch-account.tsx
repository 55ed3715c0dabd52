import { useTranslate } from '@shop/i18n/react';
import { popupStack } from '@shop/storefront-core/popups';
import { selectUser } from '@shop/storefront-core/session';
import { ConfirmPopup } from '@shop/ui/confirm-popup';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useShopDispatch, useShopSelector } from '../store';

/** Asks before signing in with another account, which clears the choices (spec §5). */
export function SwitchAccount({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const user = useShopSelector(selectUser);
  return (
    <ConfirmPopup
      open={open}
      title={user?.username ?? ''}
      content={translate('tip_switch_account')}
      confirmText={translate('common.change')}
      cancelText={translate('common.cancel')}
      onConfirm={() => {
        dispatch(popupStack.actions.replaced('login'));
      }}
      onCancel={() => {
        onOpenChange(false);
      }}
      closeByOverlay
    />
  );
}
