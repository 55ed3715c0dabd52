import { useI18n } from './i18n-context';
import { type LanguageEntry, isLanguage, languageEntry } from './languages';

/** The language shown now; the component renders again when it changes. */
export function useLanguage(): LanguageEntry {
  const { language } = useI18n().instance;
  return languageEntry(isLanguage(language) ? language : 'en');
}
