import { type Language, languages, matchLanguage } from '@shop/i18n';

const codes = languages.map(({ code }) => code);

/**
 * Returns the languages that the list offers for a game: those of the area that `language_config` names
 * (spec §3), in the order of the area, and the current one. Tags are read as everywhere (`matchLanguage`), and
 * unknown languages are ignored. If it names none that the area has, all of the area are offered.
 *
 * The current language stays in the list, and in use, also if the game does not name it: the shop has all
 * texts in it, and does not change the language that the player reads by itself. Only the names of goods may
 * be in another one.
 */
export function narrowedLanguages(
  offered: readonly Language[],
  config: readonly string[],
  current: Language,
): readonly Language[] {
  const named = new Set(config.map((tag) => matchLanguage(tag, codes)));
  const isNamed = (language: Language): boolean => named.has(language);
  if (!offered.some(isNamed)) return offered;
  return offered.filter((language) => isNamed(language) || language === current);
}
