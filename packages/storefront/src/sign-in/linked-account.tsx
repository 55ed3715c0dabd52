import { useTranslate } from '@shop/i18n/react';
import { selectLinkedUser, selectUser, sessionSlice } from '@shop/storefront-core/session';
import { ConfirmPopup } from '@shop/ui/confirm-popup';
import { InfoList } from '@shop/ui/info-list';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useShopDispatch, useShopSelector } from '../store';
import { useEnterByLink } from './use-entry-token';

/** Asks which account to use when the game has opened the shop for another one than is signed in here. */
export function LinkedAccount({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const enter = useEnterByLink();
  const user = useShopSelector(selectUser);
  const linkedUser = useShopSelector(selectLinkedUser);

  return (
    <ConfirmPopup
      open={open}
      title={translate('link.accountTitle')}
      content={
        <>
          <p>{translate('link.accountText')}</p>
          <InfoList
            items={[
              { label: translate('link.fromLink'), value: linkedUser?.username },
              { label: translate('link.signedIn'), value: user?.username },
            ]}
          />
        </>
      }
      confirmText={translate('link.take')}
      cancelText={translate('link.keep')}
      onConfirm={() => {
        if (linkedUser !== null) enter(linkedUser);
        onOpenChange(false);
      }}
      onCancel={() => {
        dispatch(sessionSlice.actions.linkedUserFound(null));
        onOpenChange(false);
      }}
    />
  );
}
