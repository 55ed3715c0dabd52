import type { Messages } from './create-i18n';
import type { Language } from './languages';

type Loaders = Readonly<Record<Language, () => Promise<Messages>>>;

async function english(): Promise<Messages> {
  return (await import('./catalogues/en')).en;
}

const loaders = {
  ar: english,
  de: english,
  en: english,
  es: english,
  fr: english,
  id: english,
  it: english,
  ja: english,
  ko: english,
  ms: english,
  pl: english,
  pt: english,
  ru: english,
  th: english,
  tr: english,
  vi: english,
  'zh-CN': english,
  'zh-TW': english,
} satisfies Loaders;

/**
 * The texts of one language. Each language is a file of its own in the build, English included, so
 * a page carries only the one it shows. Rejects where the file cannot be fetched.
 */
export function loadCatalogue(language: Language): Promise<Messages> {
  return loaders[language]();
}
