import { shopApi } from '@shop/api-client';
import { saveLanguageForHost, showLanguage } from '@shop/storefront-core/browser';
import { saveLanguage } from '@shop/storefront-core/language';
import { type PopupName, popupStack, takeOpenPopups } from '@shop/storefront-core/popups';
import { type ReactElement, useEffect, useState } from 'react';
import { useEarlyChannels } from '@shop/storefront/checkout';
import { LanguageControlProvider, createLanguageControl } from '@shop/storefront/language';
import { PagedPopupHost } from '../paged-popups';
import { PopupHost } from '@shop/storefront/popups';
import { useCarriedQuery } from '@shop/storefront/selection';
import { useServices } from '@shop/storefront/services';
import { useShopDispatch } from '@shop/storefront/store';
import { popupTable } from '@shop/storefront/popup-table';

/**
 * The open popups. Its file contains the payment and no other popup, so that a visit that begins with all
 * choices made can pay early.
 */
export function PopupLayer(): ReactElement {
  const { steps } = useServices();
  useReopenedPopups();
  const search = useCarriedQuery();
  useEarlyChannels();
  return (
    <LanguageControlProvider value={useLanguageEffects()}>
      {steps === null ? (
        <PopupHost popups={popupTable} />
      ) : (
        <PagedPopupHost popups={popupTable} steps={steps} search={search} />
      )}
    </LanguageControlProvider>
  );
}

/** Opens the popups again that were open when the page was loaded again for code that was lost. */
function useReopenedPopups(): void {
  const dispatch = useShopDispatch();
  const { tabStorage } = useServices();
  useEffect(() => {
    const popups = takeOpenPopups(tabStorage, isPopup);
    popups.forEach((name) => dispatch(popupStack.actions.opened(name)));
  }, [dispatch, tabStorage]);
}

function isPopup(name: string): name is PopupName {
  return Object.hasOwn(popupTable, name);
}

function useLanguageEffects(): ReturnType<typeof createLanguageControl> {
  const dispatch = useShopDispatch();
  const { i18n, page, storage } = useServices();
  const [control] = useState(() =>
    createLanguageControl(i18n, {
      save: (language) => {
        saveLanguage(storage, language);
        saveLanguageForHost(language);
        // The language of the link counted until this choice.
        page.forgetParameters(['spec_lang']);
      },
      showOnDocument: showLanguage,
      clearCache: () => {
        dispatch(shopApi.util.resetApiState());
      },
    }),
  );
  return control;
}
