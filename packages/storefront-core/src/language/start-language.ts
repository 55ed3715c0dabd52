import type { AreaSettings, Brand } from '@shop/brands';
import type { DomainArea } from '@shop/contract';
import { type Language, chooseLanguage, isLanguage } from '@shop/i18n';
import type { EntryQuery } from '../entry';
import { type StoredValues, type Stored, smallSchema, text } from '../storage';

const chosenLanguage: Stored<string> = { key: 'perfLang', schema: smallSchema(text) };

function settingsOf({ areas }: Brand, wanted: DomainArea | null): AreaSettings | undefined {
  return areas.find(({ area }) => area === wanted);
}

/** Returns the languages of a brand in an area, in their order. */
export function offeredLanguages(
  brand: Brand,
  area: DomainArea,
): readonly [Language, ...Language[]] {
  const languages = settingsOf(brand, area)?.languages ?? brand.languages;
  const [first = 'en', ...rest] = languages.filter(isLanguage);
  return [first, ...rest];
}

/** What the language of a visit follows from. */
export interface LanguageSources {
  readonly query: Pick<EntryQuery, 'specLang'>;
  /** The resolved one (spec §4). */
  readonly area: DomainArea | null;
  readonly storage: StoredValues;
  readonly browser: readonly string[];
}

/**
 * Returns the language a visit starts in: the link's, the stored one, the browser's, or a default. The
 * brand's languages are not checked here, since the check would bring the texts of all languages into
 * the page.
 */
export function startLanguage(
  brand: Brand,
  { query, area, storage, browser }: LanguageSources,
): string {
  const settings = settingsOf(brand, area);
  const [first = '', ...rest] = settings?.languages ?? brand.languages;
  return chooseLanguage({
    specLang: query.specLang ?? undefined,
    stored: storage.read(chosenLanguage) ?? undefined,
    browser,
    offered: [first, ...rest],
    regionDefault: settings?.defaultLanguage,
    brandDefault: brand.areas[0]?.defaultLanguage,
  });
}

/** A tag of another language than Chinese and Indonesian, which have several names. */
const singleName = /^(?!zh|cmn|yue|in)([a-z]{2,3})(?:-|$)/;

/**
 * Whether a visit surely starts in a language: false also where that takes {@link startLanguage} to find out, as for most
 * of the names of Chinese. It is a part of each page, whose language the host has chosen by the same sources.
 */
export function isStartLanguage(
  language: string,
  brand: Brand,
  { query, area, storage, browser }: LanguageSources,
): boolean {
  const settings = settingsOf(brand, area);
  const offered: readonly string[] = settings?.languages ?? brand.languages;
  const given = [query.specLang, storage.read(chosenLanguage), ...browser];
  for (const tag of [...given, settings?.defaultLanguage]) {
    if (!tag) continue;
    if (tag === language) return offered.includes(tag);
    const [, primary = ''] = singleName.exec(tag) ?? [];
    if (primary === '') return false;
    if (offered.includes(primary)) return primary === language;
  }
  return false;
}

/** Stores the player's choice for the next visit. */
export function saveLanguage(storage: StoredValues, language: Language): void {
  storage.write(chosenLanguage, language);
}

/** Returns the player's choice of an earlier visit; null if there is none. */
export function readSavedLanguage(storage: StoredValues): Language | null {
  const saved = storage.read(chosenLanguage) ?? '';
  return isLanguage(saved) ? saved : null;
}
