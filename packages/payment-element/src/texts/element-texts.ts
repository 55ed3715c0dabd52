import { isolatedAmount } from '@shop/i18n/isolated';
import { matchLanguage } from '@shop/i18n/match-language';
import type en from './en.json';

/** The texts of the element in one language: those of the catalogues that it shows. `element-texts.test.ts` writes the files. */
export type ElementTexts = Readonly<typeof en>;

/** Every language of the catalogues. The imports are written out because a bundler splits only literal paths. */
const files = {
  ar: () => import('./ar.json'),
  de: () => import('./de.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  id: () => import('./id.json'),
  it: () => import('./it.json'),
  ja: () => import('./ja.json'),
  ko: () => import('./ko.json'),
  ms: () => import('./ms.json'),
  pl: () => import('./pl.json'),
  pt: () => import('./pt.json'),
  ru: () => import('./ru.json'),
  th: () => import('./th.json'),
  tr: () => import('./tr.json'),
  vi: () => import('./vi.json'),
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-TW.json'),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly default: ElementTexts }>>>;

/** Code of a language of the element. */
export type ElementLanguage = keyof typeof files;

const codes = Object.keys(files).filter(isCode);

function isCode(name: string): name is ElementLanguage {
  return name in files;
}

/** Returns the language that fits a tag best (`pt-BR` → `pt`, `zh-HK` → `zh-TW`); English if none does. */
export function languageOf(tag: string): ElementLanguage {
  return matchLanguage(tag, codes) ?? 'en';
}

/** Says the texts of one language. */
export interface Speech {
  readonly language: ElementLanguage;
  readonly direction: 'ltr' | 'rtl';
  /** Returns a text with amounts in place of `{{name}}`, whose signs stay where they are between Arabic words. */
  readonly say: (key: keyof ElementTexts, values?: Readonly<Record<string, string>>) => string;
}

/** Loads the texts of a language. Rejects if their file does not come. */
export async function loadSpeech(language: ElementLanguage): Promise<Speech> {
  const { default: texts } = await files[language]();
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return {
    language,
    direction,
    say: (key, values = {}) =>
      texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
        isolatedAmount(values[name] ?? '', direction),
      ),
  };
}

/** Returns a text of the back end, which is one for all languages or one for each, in a language; else the English one. */
export function inLanguage(
  texts: string | Readonly<Record<string, string>>,
  language: ElementLanguage,
): string {
  if (typeof texts === 'string') return texts;
  const entries = Object.entries(texts);
  const of = (wanted: ElementLanguage): string | undefined =>
    entries.find(([tag]) => matchLanguage(tag, [wanted]) !== undefined)?.[1];
  return of(language) ?? of('en') ?? entries[0]?.[1] ?? '';
}
