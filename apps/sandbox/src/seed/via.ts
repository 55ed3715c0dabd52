import { type ShopLanguage, localeMap } from './locale-map';

/** How a language says through which company a payment goes; the name stands for `%`. */
const through: Readonly<Record<ShopLanguage, string>> = {
  ar: 'عبر %',
  de: 'über %',
  en: 'via %',
  es: 'con %',
  fr: 'via %',
  id: 'melalui %',
  it: 'tramite %',
  ja: '% 経由',
  ko: '% 이용',
  ms: 'melalui %',
  pl: 'przez %',
  pt: 'via %',
  ru: 'через %',
  th: 'ผ่าน %',
  tr: '% ile',
  vi: 'qua %',
  'zh-CN': '通过 %',
  'zh-TW': '透過 %',
};

/** Returns, as a locale map in JSON, through which company a way to pay goes: to a player it says less than the way itself. */
export function via(company: string): string {
  return localeMap(through, (text) => text.replace('%', company));
}
