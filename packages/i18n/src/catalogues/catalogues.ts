import type { Messages, TextPart } from '../translate';

/** The native name of a language and the loaders of its texts. The build emits a file for each part. */
type LanguageFiles = readonly [
  name: string,
  critical: () => Promise<{ readonly critical: Messages }>,
  deferred: () => Promise<{ readonly deferred: Messages }>,
];

/**
 * Every language of the shop (spec §1). To add one, create a folder beside this file and add a line
 * here; the compiler reports missing texts. The imports are written out because a bundler splits only
 * imports with a literal path.
 */
export const catalogues = {
  ar: ['العربية', () => import('./ar/critical'), () => import('./ar/deferred')],
  de: ['Deutsch', () => import('./de/critical'), () => import('./de/deferred')],
  en: ['English', () => import('./en/critical'), () => import('./en/deferred')],
  es: ['Español', () => import('./es/critical'), () => import('./es/deferred')],
  fr: ['Français', () => import('./fr/critical'), () => import('./fr/deferred')],
  id: ['Bahasa Indonesia', () => import('./id/critical'), () => import('./id/deferred')],
  it: ['Italiano', () => import('./it/critical'), () => import('./it/deferred')],
  ja: ['日本語', () => import('./ja/critical'), () => import('./ja/deferred')],
  ko: ['한국어', () => import('./ko/critical'), () => import('./ko/deferred')],
  ms: ['Bahasa Melayu', () => import('./ms/critical'), () => import('./ms/deferred')],
  pl: ['Polski', () => import('./pl/critical'), () => import('./pl/deferred')],
  pt: ['Português', () => import('./pt/critical'), () => import('./pt/deferred')],
  ru: ['Русский', () => import('./ru/critical'), () => import('./ru/deferred')],
  th: ['ไทย', () => import('./th/critical'), () => import('./th/deferred')],
  tr: ['Türkçe', () => import('./tr/critical'), () => import('./tr/deferred')],
  vi: ['Tiếng Việt', () => import('./vi/critical'), () => import('./vi/deferred')],
  'zh-CN': ['简体中文', () => import('./zh-cn/critical'), () => import('./zh-cn/deferred')],
  'zh-TW': ['繁體中文', () => import('./zh-tw/critical'), () => import('./zh-tw/deferred')],
} as const satisfies Readonly<Record<string, LanguageFiles>>;

/** Code of a supported language (spec §1). */
export type Language = keyof typeof catalogues;

/** A language, as shown in the language selector. */
export interface LanguageEntry {
  readonly code: Language;
  /** The native name, for instance `Deutsch`. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Returns whether the shop has a catalogue with exactly this code. */
export function isLanguage(code: string): code is Language {
  return Object.keys(catalogues).includes(code);
}

/** Returns the name and the writing direction of a language. */
export function languageEntry(code: Language): LanguageEntry {
  return { code, name: catalogues[code][0], direction: code === 'ar' ? 'rtl' : 'ltr' };
}

/** All 18 languages, sorted by code. */
export const languages: readonly LanguageEntry[] = Object.keys(catalogues)
  .filter(isLanguage)
  .map(languageEntry);

/**
 * Loads one part of the texts of a language. Each part is a separate file of the build, English
 * included, so a page loads only the texts it shows. Rejects if the file cannot be fetched.
 */
export async function loadCatalogue(language: Language, part: TextPart): Promise<Messages> {
  const [, critical, deferred] = catalogues[language];
  return part === 'critical' ? (await critical()).critical : (await deferred()).deferred;
}
