import { useTranslate } from '@shop/i18n/react';
import { takeChoices, takeUnverified } from '@shop/storefront-core/real-name';
import { saveUser } from '@shop/storefront-core/session';
import { ConfirmPopup } from '@shop/ui/confirm-popup';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useServices } from '../services';

/**
 * Tells that a real name has to be verified first (spec §8). Who wants to do that is signed in again for
 * it, since the proof is of this player; who does not stays signed out, and finds their choices when they sign in.
 */
export function AskForProof({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const translate = useTranslate();
  const { page, storage, tabStorage } = useServices();

  const verify = (): void => {
    const user = takeUnverified(tabStorage);
    if (user !== null) {
      saveUser(storage, user);
      takeChoices(tabStorage, user);
    }
    page.goTo('certifiedReal');
  };
  const leave = (): void => {
    takeUnverified(tabStorage);
    onOpenChange(false);
  };

  return (
    <ConfirmPopup
      open={open}
      title={translate('realName.title')}
      content={translate('realName.required')}
      confirmText={translate('realName.goVerify')}
      cancelText={translate('common.cancel')}
      onConfirm={verify}
      onCancel={leave}
    />
  );
}
