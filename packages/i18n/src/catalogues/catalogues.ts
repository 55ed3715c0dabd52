import type { Messages, TextPart } from '../translate';

/** The native name of a language and the loaders of its texts. The build emits a file for each part. */
type LanguageFiles = readonly [
  name: string,
  critical: () => Promise<{ readonly default: Messages }>,
  deferred: () => Promise<{ readonly default: Messages }>,
];

/**
 * Every language of the shop (spec §1). To add one, `npm run texts -- update nl` creates its folder beside
 * this file; then add a line here. The imports are written out because a bundler splits only imports with a
 * literal path.
 */
export const catalogues = {
  ar: ['العربية', () => import('./ar/critical.json'), () => import('./ar/deferred.json')],
  de: ['Deutsch', () => import('./de/critical.json'), () => import('./de/deferred.json')],
  en: ['English', () => import('./en/critical.json'), () => import('./en/deferred.json')],
  es: ['Español', () => import('./es/critical.json'), () => import('./es/deferred.json')],
  fr: ['Français', () => import('./fr/critical.json'), () => import('./fr/deferred.json')],
  id: ['Bahasa Indonesia', () => import('./id/critical.json'), () => import('./id/deferred.json')],
  it: ['Italiano', () => import('./it/critical.json'), () => import('./it/deferred.json')],
  ja: ['日本語', () => import('./ja/critical.json'), () => import('./ja/deferred.json')],
  ko: ['한국어', () => import('./ko/critical.json'), () => import('./ko/deferred.json')],
  ms: ['Bahasa Melayu', () => import('./ms/critical.json'), () => import('./ms/deferred.json')],
  pl: ['Polski', () => import('./pl/critical.json'), () => import('./pl/deferred.json')],
  pt: ['Português', () => import('./pt/critical.json'), () => import('./pt/deferred.json')],
  ru: ['Русский', () => import('./ru/critical.json'), () => import('./ru/deferred.json')],
  th: ['ไทย', () => import('./th/critical.json'), () => import('./th/deferred.json')],
  tr: ['Türkçe', () => import('./tr/critical.json'), () => import('./tr/deferred.json')],
  vi: ['Tiếng Việt', () => import('./vi/critical.json'), () => import('./vi/deferred.json')],
  'zh-CN': [
    '简体中文',
    () => import('./zh-cn/critical.json'),
    () => import('./zh-cn/deferred.json'),
  ],
  'zh-TW': [
    '繁體中文',
    () => import('./zh-tw/critical.json'),
    () => import('./zh-tw/deferred.json'),
  ],
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
  return (part === 'critical' ? await critical() : await deferred()).default;
}
