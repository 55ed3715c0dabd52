import { startTimer } from '@shop/storefront-core/browser';
import { canKeep } from '@shop/storefront-core/storage';
import { PageNotice } from '@shop/ui/page-notice';
import { type ReactElement, useEffect, useState } from 'react';
import { type ShopParts, useServices, useShopParts } from '@shop/storefront/services';

/** Until the page is left: nothing longer is possible. */
function noteClosed(parts: ShopParts): void {
  parts.isStorageNoticeClosed = true;
}

/**
 * Says that the browser keeps nothing (spec §5: cookies off, or a private window), so that signing in
 * lasts as long as the page. The shop can be used; the player can close the notice.
 */
export function StorageNotice(): ReactElement {
  const { storage } = useServices();
  const parts = useShopParts();
  const [isShown, setShown] = useState(false);
  // Later than the live region, or screen readers would not announce it.
  useEffect(
    () =>
      startTimer(() => {
        setShown(parts.isStorageNoticeClosed !== true && !canKeep(storage));
      }, 0),
    [parts, storage],
  );

  const close = (): void => {
    noteClosed(parts);
    setShown(false);
  };
  return <PageNotice kind={isShown ? 'storage' : null} onClose={close} />;
}
