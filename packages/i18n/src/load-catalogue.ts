import type { Messages } from './create-i18n';
import type { Language } from './languages';

/** A catalogue's file exports its texts and nothing else. */
type CatalogueFile = Readonly<Record<string, Messages>>;

const files: Readonly<Record<Language, () => Promise<CatalogueFile>>> = {
  ar: () => import('./catalogues/ar'),
  de: () => import('./catalogues/de'),
  en: () => import('./catalogues/en'),
  es: () => import('./catalogues/es'),
  fr: () => import('./catalogues/fr'),
  id: () => import('./catalogues/id'),
  it: () => import('./catalogues/it'),
  ja: () => import('./catalogues/ja'),
  ko: () => import('./catalogues/ko'),
  ms: () => import('./catalogues/ms'),
  pl: () => import('./catalogues/pl'),
  pt: () => import('./catalogues/pt'),
  ru: () => import('./catalogues/ru'),
  th: () => import('./catalogues/th'),
  tr: () => import('./catalogues/tr'),
  vi: () => import('./catalogues/vi'),
  'zh-CN': () => import('./catalogues/zh-cn'),
  'zh-TW': () => import('./catalogues/zh-tw'),
};

/**
 * The texts of one language. Each language is a file of its own in the build, English included, so
 * a page carries only the one it shows. Rejects where the file cannot be fetched.
 */
export async function loadCatalogue(language: Language): Promise<Messages> {
  const [messages] = Object.values(await files[language]());
  return messages ?? {};
}
