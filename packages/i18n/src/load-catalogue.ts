import type { Messages } from './create-i18n';
import type { Language } from './languages';

type Loaders = Readonly<Record<Language, () => Promise<Messages>>>;

const loaders: Loaders = {
  ar: async () => (await import('./catalogues/ar')).ar,
  de: async () => (await import('./catalogues/de')).de,
  en: async () => (await import('./catalogues/en')).en,
  es: async () => (await import('./catalogues/es')).es,
  fr: async () => (await import('./catalogues/fr')).fr,
  id: async () => (await import('./catalogues/id')).id,
  it: async () => (await import('./catalogues/it')).it,
  ja: async () => (await import('./catalogues/ja')).ja,
  ko: async () => (await import('./catalogues/ko')).ko,
  ms: async () => (await import('./catalogues/ms')).ms,
  pl: async () => (await import('./catalogues/pl')).pl,
  pt: async () => (await import('./catalogues/pt')).pt,
  ru: async () => (await import('./catalogues/ru')).ru,
  th: async () => (await import('./catalogues/th')).th,
  tr: async () => (await import('./catalogues/tr')).tr,
  vi: async () => (await import('./catalogues/vi')).vi,
  'zh-CN': async () => (await import('./catalogues/zh-cn')).zhCn,
  'zh-TW': async () => (await import('./catalogues/zh-tw')).zhTw,
};

/**
 * The texts of one language. Each language is a file of its own in the build, English included, so
 * a page carries only the one it shows. Rejects where the file cannot be fetched.
 */
export function loadCatalogue(language: Language): Promise<Messages> {
  return loaders[language]();
}
