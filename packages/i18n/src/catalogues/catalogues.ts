import type { Messages } from '../messages';

/** A language: its name in itself, and where its texts are. Each part is a file of the build. */
type LanguageFiles = readonly [
  name: string,
  first: () => Promise<{ readonly first: Messages }>,
  later: () => Promise<{ readonly later: Messages }>,
];

/**
 * Every language of the shop (spec §1). A new one is a folder beside this file, and a line here under
 * its code; the compiler names the texts it lacks. The imports are spelled out, since a bundler makes
 * files only of what it can read.
 */
export const catalogues = {
  ar: ['العربية', () => import('./ar/first'), () => import('./ar/later')],
  de: ['Deutsch', () => import('./de/first'), () => import('./de/later')],
  en: ['English', () => import('./en/first'), () => import('./en/later')],
  es: ['Español', () => import('./es/first'), () => import('./es/later')],
  fr: ['Français', () => import('./fr/first'), () => import('./fr/later')],
  id: ['Bahasa Indonesia', () => import('./id/first'), () => import('./id/later')],
  it: ['Italiano', () => import('./it/first'), () => import('./it/later')],
  ja: ['日本語', () => import('./ja/first'), () => import('./ja/later')],
  ko: ['한국어', () => import('./ko/first'), () => import('./ko/later')],
  ms: ['Bahasa Melayu', () => import('./ms/first'), () => import('./ms/later')],
  pl: ['Polski', () => import('./pl/first'), () => import('./pl/later')],
  pt: ['Português', () => import('./pt/first'), () => import('./pt/later')],
  ru: ['Русский', () => import('./ru/first'), () => import('./ru/later')],
  th: ['ไทย', () => import('./th/first'), () => import('./th/later')],
  tr: ['Türkçe', () => import('./tr/first'), () => import('./tr/later')],
  vi: ['Tiếng Việt', () => import('./vi/first'), () => import('./vi/later')],
  'zh-CN': ['简体中文', () => import('./zh-cn/first'), () => import('./zh-cn/later')],
  'zh-TW': ['繁體中文', () => import('./zh-tw/first'), () => import('./zh-tw/later')],
} as const satisfies Readonly<Record<string, LanguageFiles>>;
