import { type ReactElement, useEffect, useState } from 'react';
import { PopupHost } from '../popups';
import { useResumedOrder } from '../result';
import { ShopToasts } from '../toasts';
import { browserHistory } from './browser-page';
import { popupTable } from './popup-table';

/** Everything that lies above the page: popups, messages, and an order to go on with. */
export function ShopPopups(): ReactElement {
  const [history] = useState(() => browserHistory(window));
  useResumedOrder();
  usePreloadedPopups();
  return (
    <>
      <PopupHost popups={popupTable} history={history} />
      <ShopToasts />
    </>
  );
}

/** Once the page is quiet the code of the popups on the way of a purchase is fetched ahead. */
function usePreloadedPopups(): void {
  useEffect(() => {
    const preload = (): void => {
      const { login, servers, roles, recharge, result } = popupTable;
      [login, servers, roles, recharge, result].forEach((popup) => {
        popup.preload();
      });
    };
    // Safari has no idle callback; a moment after the first paint does as well.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(preload, 2_000);
      return () => {
        clearTimeout(timer);
      };
    }
    const idle = window.requestIdleCallback(preload, { timeout: 5_000 });
    return () => {
      window.cancelIdleCallback(idle);
    };
  }, []);
}
