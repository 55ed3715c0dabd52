import { useTranslate } from '@shop/i18n';
import { ConfirmPopup } from '@shop/ui/confirm-popup';
import { type ReactElement, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type PopupContainerProps, popupStack } from '../popups';
import { forgetSavedOrder } from '../selection';
import { useServices } from '../services';
import { forgetUser, isSuperAccount, selectUser } from '../session';
import { useTrack } from '../tracking';

/**
 * Asks before signing out, which clears the stored player (spec §4). The hidden super account cannot sign
 * out: the login popup opens instead (spec §6).
 */
export function SignOut({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { storage, page } = useServices();
  const isBlocked = isSuperAccount(storage);
  const user = useSelector(selectUser);
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
      whiteButton
    />
  );
}
