/** The languages of the shop (spec §1). */
export type ShopLanguage =
  | 'ar'
  | 'de'
  | 'en'
  | 'es'
  | 'fr'
  | 'id'
  | 'it'
  | 'ja'
  | 'ko'
  | 'ms'
  | 'pl'
  | 'pt'
  | 'ru'
  | 'th'
  | 'tr'
  | 'vi'
  | 'zh-CN'
  | 'zh-TW';

/** Returns a text in every language of the shop, as a locale map in JSON (spec §3). */
export function localeMap<Texts>(
  texts: Readonly<Record<ShopLanguage, Texts>>,
  textOf: (texts: Texts) => string,
): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries<Texts>(texts).map(([language, own]) => [language, textOf(own)]),
    ),
  );
}

/** Applies a change to a name: to each of its texts if it is a locale map, which it remains. */
export function changeName(name: string, change: (text: string) => string): string {
  if (!name.startsWith('{')) return change(name);
  return JSON.stringify(JSON.parse(name), (key, value: unknown) =>
    key !== '' && typeof value === 'string' ? change(value) : value,
  );
}
