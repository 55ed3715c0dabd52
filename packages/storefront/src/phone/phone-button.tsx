import { useTranslate } from '@shop/i18n/react';
import { popupStack } from '@shop/storefront-core/popups';
import { Button } from '@shop/ui/button';
import type { ReactElement } from 'react';
import { useDeferredTexts } from '../deferred-texts';
import { useShopDispatch } from '../store';

/** Opens the code that leads to this page on a phone. Its texts are deferred ones. */
export function PhoneButton(): ReactElement | null {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  if (!useDeferredTexts()) return null;
  return (
    <Button
      aria-haspopup="dialog"
      onClick={() => {
        dispatch(popupStack.actions.opened('phone'));
      }}
      variant="quiet"
      wide
    >
      {translate('phone.title')}
    </Button>
  );
}
