import { shopApi } from '@shop/api-client';
import { type ReactElement, useState } from 'react';
import { useDispatch } from 'react-redux';
import { saveLanguageForHost, showLanguage } from '../browser';
import { useEarlyChannels } from '../checkout';
import { LanguageControlProvider, createLanguageControl, saveLanguage } from '../language';
import { PagedPopupHost } from '../paged-popups';
import { PopupHost } from '../popups';
import { useCarriedQuery } from '../selection';
import { useServices } from '../services';
import { popupTable } from './popup-table';

/**
 * The open popups. Its file contains the payment and no other popup, so that a visit that begins with all
 * choices made can pay early.
 */
export function PopupLayer(): ReactElement {
  const { steps } = useServices();
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

function useLanguageEffects(): ReturnType<typeof createLanguageControl> {
  const dispatch = useDispatch();
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
