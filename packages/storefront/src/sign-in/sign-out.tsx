import { useTranslate } from '@shop/i18n/react';
import { popupStack } from '@shop/storefront-core/popups';
import { forgetSavedOrder } from '@shop/storefront-core/selection';
import { forgetUser, isSuperAccount, selectUser } from '@shop/storefront-core/session';
import { ConfirmPopup } from '@shop/ui/confirm-popup';
import { type ReactElement, useEffect } from 'react';
import type { PopupContainerProps } from '../popups';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useTrack } from '../tracking';

/**
 * Asks before signing out, which clears the stored player (spec §4). The hidden super account cannot sign
 * out: the login popup opens instead (spec §6).
 */
export function SignOut({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const translate = useTranslate();
  const dispatch = useShopDispatch();
  const { storage, page } = useServices();
  const isBlocked = isSuperAccount(storage);
  const user = useShopSelector(selectUser);
  const track = useTrack();

  useEffect(() => {
    if (open && isBlocked) dispatch(popupStack.actions.replaced('login'));
  }, [open, isBlocked, dispatch]);

  const signOut = (): void => {
    track('logout');
    if (user !== null) forgetUser(storage, user.gp_id);
    forgetSavedOrder(storage);
    page.reload();
  };

  return (
    <ConfirmPopup
      open={open && !isBlocked}
      title={translate('header.signOut')}
      content={translate('tip_logout')}
      confirmText={translate('header.signOut')}
      cancelText={translate('common.cancel')}
      onConfirm={signOut}
      onCancel={() => {
        onOpenChange(false);
      }}
      closeByOverlay
    />
  );
}
