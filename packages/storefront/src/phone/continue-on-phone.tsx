import { pageWindow } from '@shop/storefront-core/browser';
import { linkToHere, selectSelection } from '@shop/storefront-core/selection';
import { PhonePopup } from '@shop/ui/phone-popup';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useCopied } from '../clipboard';
import { useServices } from '../services';
import { useShopSelector } from '../store';

/** The link to the present page and choices, as a code that a phone reads. */
export function ContinueOnPhone(popup: PopupContainerProps): ReactElement {
  const { area } = useServices();
  const selection = useShopSelector(selectSelection);
  const { copied, copy } = useCopied();
  const { origin, pathname } = pageWindow().location;
  const link = linkToHere({ origin, pathname, area, selection });
  return (
    <PhonePopup
      {...popup}
      link={link}
      copied={copied}
      onCopy={() => {
        copy(link);
      }}
    />
  );
}
