import { matchLanguage } from './match-language';

/** The sources of a preferred language. An empty or unknown tag is skipped. */
export interface LanguagePreferences<Code extends string> {
  /** The query parameter `spec_lang`, which links from the game set. */
  readonly specLang?: string | undefined;
  /** The player's earlier choice (`perfLang`). */
  readonly stored?: string | undefined;
  /** `navigator.languages`, the preferred one first. */
  readonly browser: readonly string[];
  /** Languages the page may show; the first is the fallback. */
  readonly offered: readonly [Code, ...Code[]];
  readonly regionDefault?: string | undefined;
  readonly brandDefault?: string | undefined;
}

/** Returns the language to start in: the first preferred one that is offered, else the first offered one. */
export function chooseLanguage<Code extends string>(preferences: LanguagePreferences<Code>): Code {
  const { specLang, stored, browser, offered, regionDefault, brandDefault } = preferences;
  const inOrder = [specLang, stored, ...browser, regionDefault, brandDefault];
  for (const tag of inOrder) {
    const language = matchLanguage(tag ?? '', offered);
    if (language !== undefined) return language;
  }
  return offered[0];
}
