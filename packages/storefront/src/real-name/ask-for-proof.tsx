import { useTranslate } from '@shop/i18n/react';
import { pageWindow } from '@shop/storefront-core/browser';
import { takeUnverified } from '@shop/storefront-core/real-name';
import { saveUser } from '@shop/storefront-core/session';
import { openTabStorage } from '@shop/storefront-core/storage';
import { ConfirmPopup } from '@shop/ui/confirm-popup';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useServices } from '../services';

/**
 * Tells that a real name has to be verified first (spec §8). Who wants to do that is signed in again for
 * it, since the proof is of this player; who does not stays signed out.
 */
export function AskForProof({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const translate = useTranslate();
  const { now, page, storage } = useServices();
  const take = (): ReturnType<typeof takeUnverified> =>
    takeUnverified(openTabStorage(pageWindow(), now));

  const verify = (): void => {
    const user = take();
    if (user !== null) saveUser(storage, user);
    page.goTo('certifiedReal');
  };
  const leave = (): void => {
    take();
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
