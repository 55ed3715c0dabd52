import { type Language, languages } from './catalogues/catalogues';
import { matchLanguage } from './match-language';

const all = languages.map((entry) => entry.code);

/**
 * Returns a text of the back end in the player's language. Fields that "may be JSON" (spec §3) are
 * either one text for all languages or texts by locale. Of those it returns the best match (possibly
 * in the other Chinese script), else the English one, else the first; an empty string if there is
 * none.
 */
export function textIn(
  texts: string | Readonly<Record<string, string>>,
  language: Language,
): string {
  if (typeof texts === 'string') return texts;
  const entries = Object.entries(texts);
  const fitting = (wanted: Language, among: readonly Language[]): string | undefined =>
    entries.find(([tag]) => matchLanguage(tag, among) === wanted)?.[1];
  return (
    fitting(language, all) ??
    fitting(language, [language]) ??
    fitting('en', all) ??
    entries[0]?.[1] ??
    ''
  );
}
