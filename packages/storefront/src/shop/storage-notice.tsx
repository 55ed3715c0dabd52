import { PageNotice } from '@shop/ui/page-notice';
import { type ReactElement, useEffect, useState } from 'react';
import { startTimer } from '../browser';
import { useServices } from '../services';
import { type ShopStorage, canKeep } from '../storage';

/** The storages whose notice the player has closed, until the page is left: nothing longer is possible. */
const closed = new WeakSet<ShopStorage>();

/**
 * Says that the browser keeps nothing (spec §5: cookies off, or a private window), so that signing in
 * lasts as long as the page. The shop can be used; the player can close the notice.
 */
export function StorageNotice(): ReactElement {
  const { storage } = useServices();
  const [isShown, setShown] = useState(false);
  // Later than the live region, or screen readers would not announce it.
  useEffect(
    () =>
      startTimer(() => {
        setShown(!closed.has(storage) && !canKeep(storage));
      }, 0),
    [storage],
  );

  const close = (): void => {
    closed.add(storage);
    setShown(false);
  };
  return <PageNotice kind={isShown ? 'storage' : null} onClose={close} />;
}
