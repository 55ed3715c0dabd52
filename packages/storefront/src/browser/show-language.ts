import { type Language, languageEntry } from '@shop/i18n';

/** Tells the document its language and writing direction. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languageEntry(language).direction;
}
