import type { Messages, TextPart } from '../translate';

/** A language: its name in itself, and where its texts are. Each part is a file of the build. */
type LanguageFiles = readonly [
  name: string,
  critical: () => Promise<{ readonly critical: Messages }>,
  deferred: () => Promise<{ readonly deferred: Messages }>,
];

/**
 * Every language of the shop (spec §1). A new one is a folder beside this file, and a line here under
 * its code; the compiler names the texts it lacks. The imports are spelled out, since a bundler makes
 * files only of what it can read.
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

/**
 * One part of the texts of one language. Each is a file of its own in the build, English included, so
 * a page carries only what it shows. Rejects where the file cannot be fetched.
 */
export async function loadCatalogue(language: Language, part: TextPart): Promise<Messages> {
  const [, critical, deferred] = catalogues[language];
  return part === 'critical' ? (await critical()).critical : (await deferred()).deferred;
}
