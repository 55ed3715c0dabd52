import { shopApi } from '@shop/api-client';
import { type ReactElement, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { showLanguage } from '../browser';
import { LanguageControlProvider, createLanguageControl, saveLanguage } from '../language';
import { PopupHost } from '../popups';
import { useResumedOrder } from '../result';
import { useServices } from '../services';
import { ShopToasts } from '../toasts';
import { popupTable } from './popup-table';

/** Everything that lies above the page: popups, messages, and an order to go on with. */
export function Overlays(): ReactElement {
  useResumedOrder();
  usePreloadedPopups();
  return (
    <LanguageControlProvider value={useLanguageEffects()}>
      <PopupHost popups={popupTable} />
      <ShopToasts />
    </LanguageControlProvider>
  );
}

function useLanguageEffects(): ReturnType<typeof createLanguageControl> {
  const dispatch = useDispatch();
  const { i18n, storage } = useServices();
  const [control] = useState(() =>
    createLanguageControl(i18n, {
      save: (language) => {
        saveLanguage(storage, language);
      },
      showOnDocument: showLanguage,
      forgetAnswers: () => {
        dispatch(shopApi.util.resetApiState());
      },
    }),
  );
  return control;
}

/** The code of the popups on the way of a purchase is fetched ahead of the press. */
function usePreloadedPopups(): void {
  useEffect(() => {
    const { login, servers, roles, recharge, result } = popupTable;
    [login, servers, roles, recharge, result].forEach((popup) => {
      popup.preload();
    });
  }, []);
}
