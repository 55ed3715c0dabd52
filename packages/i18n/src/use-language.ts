import { useTranslation } from 'react-i18next';

import { type LanguageEntry, isLanguage, languageEntry } from './languages';

/** The language shown now; the component renders again when it changes. */
export function useLanguage(): LanguageEntry {
  const { i18n } = useTranslation();
  return languageEntry(isLanguage(i18n.language) ? i18n.language : 'en');
}
