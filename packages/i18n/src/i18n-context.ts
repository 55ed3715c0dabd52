import type { i18n } from 'i18next';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** The running translation, for the components below the provider. */
export const I18nContext = createContext<i18n | null>(null);

/**
 * The running translation; the component renders again when the language changes. i18next's own
 * binding for React does this as well, but brings namespaces, suspense and markup along, which the
 * first screen would have to carry.
 */
export function useI18n(): i18n {
  const instance = useContext(I18nContext);
  if (instance === null) throw new Error('TranslationProvider is missing.');

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
  return instance;
}
