import { useTranslate } from '@shop/i18n';
import { NoticePopup } from '@shop/ui/confirm-popup';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useServices } from '../services';

/**
 * Another tab has signed in with another account, or signed out: this page shows and would pay for the
 * account before, so the only way on is to load it anew.
 */
export function AccountChanged({ open }: PopupContainerProps): ReactElement {
  const translate = useTranslate();
  const { page } = useServices();
  return (
    <NoticePopup
      open={open}
      content={translate('login.changedElsewhere')}
      closeText={translate('login.reload')}
      onClose={page.reload}
    />
  );
}
