import { catalogues } from './catalogues/catalogues';

/** Code of a language the shop speaks (spec §1). */
export type Language = keyof typeof catalogues;

/** A language as the language selector shows it. */
export interface LanguageEntry {
  readonly code: Language;
  /** The language's name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Whether the shop has a catalogue under exactly this code. */
export function isLanguage(code: string): code is Language {
  return Object.keys(catalogues).includes(code);
}

/** Name and writing direction of one language. */
export function languageEntry(code: Language): LanguageEntry {
  return { code, name: catalogues[code][0], direction: code === 'ar' ? 'rtl' : 'ltr' };
}

/** All 18 languages, by code. */
export const languages: readonly LanguageEntry[] = Object.keys(catalogues)
  .filter(isLanguage)
  .map(languageEntry);
