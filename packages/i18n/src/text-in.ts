import { type Language, languages } from './catalogues/catalogues';
import { matchLanguage } from './match-language';

const all = languages.map((entry) => entry.code);

/**
 * A text of the back end in the player's language. Fields that "may be JSON" (spec §3) come either
 * as one text for all, or as texts by locale; of those the best fit is taken (the other Chinese
 * script included), else the English one, else the first.
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
