import type { Language } from './catalogues/catalogues';
import { matchLanguage } from './match-language';

/** Where a wish for a language may come from; an empty or unknown one is passed over. */
export interface LanguagePreferences {
  /** `spec_lang` of the address, carried by links from the game. */
  readonly specLang?: string | undefined;
  /** What the player chose before (`perfLang`). */
  readonly stored?: string | undefined;
  /** `navigator.languages`, most wanted first. */
  readonly browser: readonly string[];
  /** Languages the page may show, in their order; the first is the last resort. */
  readonly offered: readonly [Language, ...Language[]];
  readonly regionDefault?: string | undefined;
  readonly brandDefault?: string | undefined;
}

/** The language to start in: the first wish that the shop can fulfil, else the first on offer. */
export function chooseLanguage(wishes: LanguagePreferences): Language {
  const { specLang, stored, browser, offered, regionDefault, brandDefault } = wishes;
  const inOrder = [specLang, stored, ...browser, regionDefault, brandDefault];
  for (const tag of inOrder) {
    const language = matchLanguage(tag ?? '', offered);
    if (language !== undefined) return language;
  }
  return offered[0];
}
