import { useTranslate } from '@shop/i18n';
import { ConfirmPopup } from '@shop/ui/confirm-popup';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import type { PopupContainerProps } from '../popups';
import { forgetSavedOrder } from '../selection';
import { useServices } from '../services';
import { forgetUser, selectUser } from '../session';
import { useTrack } from '../tracking';

/** Asks before signing out, which clears the stored player (spec §4). */
export function SignOut({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const translate = useTranslate();
  const { storage, page } = useServices();
  const user = useSelector(selectUser);
  const track = useTrack();

  const signOut = (): void => {
    track('logout');
    if (user !== null) forgetUser(storage, user.gp_id);
    forgetSavedOrder(storage);
    page.reload();
  };

  return (
    <ConfirmPopup
      open={open}
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
