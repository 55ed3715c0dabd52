/**
 * Returns a country's name in a language; its code if the browser has no name for it. Old browsers have no names at
 * all, and those of all languages would be a large polyfill.
 *
 * @param code - The ISO 3166 code of the country, for example `JP`.
 * @param language - A BCP 47 tag, for example `zh-TW`.
 */
export function regionName(code: string, language: string): string {
  try {
    return namesIn(language)?.of(code) ?? code;
  } catch {
    return code;
  }
}

/**
 * Has the browser look for its names ahead of the first call of {@link regionName}, which would take a slow phone
 * some 50 ms otherwise.
 */
export function prepareRegionNames(language: string): void {
  namesIn(language);
}

function namesIn(language: string): Intl.DisplayNames | null {
  return 'DisplayNames' in Intl ? new Intl.DisplayNames([language], { type: 'region' }) : null;
}
