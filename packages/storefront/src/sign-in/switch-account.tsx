import { useTranslate } from '@shop/i18n';
import { ConfirmPopup } from '@shop/ui/confirm-popup';
import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type PopupContainerProps, popupStack } from '../popups';
import { selectUser } from '../session';

/** Asks before signing in with another account, which clears the choices (spec §5). */
export function SwitchAccount({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const user = useSelector(selectUser);
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
