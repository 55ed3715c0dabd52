import type { Brand } from '@shop/brands';
import { type Language, chooseLanguage, isLanguage } from '@shop/i18n';
import * as v from 'valibot';
import type { EntryQuery } from '../entry';
import type { ShopStorage, Stored } from '../storage';

const chosenLanguage: Stored<string> = { key: 'perfLang', schema: v.string() };

/** Returns the languages of a brand, in its order. */
export function offeredLanguages(brand: Brand): readonly [Language, ...Language[]] {
  const [first = 'en', ...rest] = brand.languages.filter(isLanguage);
  return [first, ...rest];
}

/**
 * Returns the language a visit starts in: the link's, the stored one, the browser's, or a default. The
 * brand's languages are not checked here, since the check would bring the texts of all languages into
 * the page.
 */
export function startLanguage(
  brand: Brand,
  query: EntryQuery,
  storage: ShopStorage,
  browser: readonly string[],
): string {
  const [first = '', ...rest] = brand.languages;
  return chooseLanguage({
    specLang: query.specLang ?? undefined,
    stored: storage.read(chosenLanguage) ?? undefined,
    browser,
    offered: [first, ...rest],
    regionDefault: brand.areas.find(({ area }) => area === query.domainArea)?.defaultLanguage,
    brandDefault: brand.areas[0]?.defaultLanguage,
  });
}

/** Stores the player's choice for the next visit. */
export function saveLanguage(storage: ShopStorage, language: Language): void {
  storage.write(chosenLanguage, language);
}

/** Returns the player's choice of an earlier visit; null if there is none. */
export function readSavedLanguage(storage: ShopStorage): Language | null {
  const saved = storage.read(chosenLanguage) ?? '';
  return isLanguage(saved) ? saved : null;
}
