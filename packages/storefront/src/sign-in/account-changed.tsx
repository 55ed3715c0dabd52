import { useTranslate } from '@shop/i18n/react';
import { NoticePopup } from '@shop/ui/confirm-popup';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useServices } from '../services';

/**
 * Shown when another tab has signed in with another account, or signed out. This page would still pay
 * for the previous account, so the player can only reload it.
 */
export function AccountChanged({ open }: PopupContainerProps): ReactElement {
  const translate = useTranslate();
  const { page } = useServices();
  return (
    <NoticePopup
      open={open}
      content={translate('login.changedElsewhere')}
      closeText={translate('common.reload')}
      onClose={page.reload}
    />
  );
}
