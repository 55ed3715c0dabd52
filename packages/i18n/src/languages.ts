const names = {
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  ms: 'Bahasa Melayu',
  pl: 'Polski',
  pt: 'Português',
  ru: 'Русский',
  th: 'ไทย',
  tr: 'Türkçe',
  vi: 'Tiếng Việt',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
} as const;

/** Code of a language the shop speaks (spec §1). */
export type Language = keyof typeof names;

/** A language as the language selector shows it. */
export interface LanguageEntry {
  readonly code: Language;
  /** The language's name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Whether the shop has a catalogue under exactly this code. */
export function isLanguage(code: string): code is Language {
  return Object.keys(names).includes(code);
}

/** Name and writing direction of one language. */
export function languageEntry(code: Language): LanguageEntry {
  return { code, name: names[code], direction: code === 'ar' ? 'rtl' : 'ltr' };
}

/** All 18 languages, by code. */
export const languages: readonly LanguageEntry[] = Object.keys(names)
  .filter(isLanguage)
  .map(languageEntry);
