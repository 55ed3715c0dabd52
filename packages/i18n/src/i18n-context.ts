import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

import type { I18n } from './create-i18n';

/** The running translation, for the components below the provider. */
export const I18nContext = createContext<I18n | null>(null);

/**
 * The running translation; the component renders again when the language changes. i18next's own
 * binding for React does this as well, but brings namespaces, suspense and markup along, which the
 * first screen would have to carry.
 */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (i18n === null) throw new Error('TranslationProvider is missing.');

  const { instance } = i18n;
  const subscribe = useCallback(
    (listener: () => void) => {
      instance.on('languageChanged', listener);
      return () => {
        instance.off('languageChanged', listener);
      };
    },
    [instance],
  );
  const language = (): string => instance.language;
  useSyncExternalStore(subscribe, language, language);
  return i18n;
}
