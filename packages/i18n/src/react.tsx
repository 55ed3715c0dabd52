import {
  type ReactElement,
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useSyncExternalStore,
} from 'react';
import { type LanguageEntry, isLanguage, languageEntry } from './catalogues/catalogues';
import type { I18n } from './create-i18n';
import type { Translate } from './translate';

/** Provides the running translation to the components below the provider. */
const I18nContext = createContext<I18n | null>(null);

/**
 * Returns the running translation and renders the component again when the language changes.
 * `react-i18next` does this too, but its namespaces, suspense and markup would add to the first
 * download.
 */
function useI18n(): I18n {
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

/** The props of {@link TranslationProvider}. */
export interface TranslationProviderProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Provides the texts of a translation to all components below it. */
export function TranslationProvider({ i18n, children }: TranslationProviderProps): ReactElement {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** Returns the current language; the component renders again when it changes. */
export function useLanguage(): LanguageEntry {
  const { language } = useI18n().instance;
  return languageEntry(isLanguage(language) ? language : 'en');
}

/** Returns the translate function of the current language, a new one when the language changes. */
export function useTranslate(): Translate {
  const { instance, translateIn } = useI18n();
  return translateIn(instance.language);
}
