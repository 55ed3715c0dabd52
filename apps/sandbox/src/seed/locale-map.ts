import type { PageLanguage } from '../page-texts/page-locale';

/** Returns a text in every language of the shop, as a locale map in JSON (spec §3). */
export function localeMap<Texts>(
  texts: Readonly<Record<PageLanguage, Texts>>,
  textOf: (texts: Texts) => string,
): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries<Texts>(texts).map(([language, own]) => [language, textOf(own)]),
    ),
  );
}
