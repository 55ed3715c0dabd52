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

/** The running translation, for the components below the provider. */
const I18nContext = createContext<I18n | null>(null);

/**
 * The running translation; the component renders again when the language changes. i18next's own
 * binding for React does this as well, but brings namespaces, suspense and markup along, which the
 * first screen would have to carry.
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

/** What {@link TranslationProvider} takes. */
export interface TranslationProviderProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Gives everything below it the texts of the running translation. */
export function TranslationProvider({ i18n, children }: TranslationProviderProps): ReactElement {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** The language shown now; the component renders again when it changes. */
export function useLanguage(): LanguageEntry {
  const { language } = useI18n().instance;
  return languageEntry(isLanguage(language) ? language : 'en');
}

/** The texts in the player's language; another function when the language changes. */
export function useTranslate(): Translate {
  const { instance, translateIn } = useI18n();
  return translateIn(instance.language);
}
