import type { Brand } from '@shop/brands';
import { chooseLanguage } from '@shop/i18n/choose-language';

/** The parts of a request that say something about its player's language; all may contain anything. */
export interface LanguageHints {
  readonly url: string;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** The page ignores longer values of its address as well. */
const maxTagLength = 256;

function parameter(url: string, name: string): string | undefined {
  const [, query = ''] = url.split('?', 2);
  return new URLSearchParams(query).get(name)?.trim();
}

function savedLanguage(cookies: string): string | undefined {
  return /(?:^|;)\s*perfLang=([^;]*)/.exec(cookies)?.[1];
}

/** Returns the weight of a language range; 0 if it is not a number. */
function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((text) => /^\s*q\s*=/i.test(text));
  if (given === undefined) return 1;
  const weight = Number(given.slice(given.indexOf('=') + 1));
  return weight >= 0 && weight <= 1 ? weight : 0;
}

/** Returns the languages of a header `Accept-Language`, the preferred one first. */
export function acceptedLanguages(header: string): readonly string[] {
  return header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';');
      return { tag, weight: weightOf(parameters) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** Returns a tag of a request, or undefined if it is longer than any tag of a language. */
export function shortTag(tag: string | undefined): string | undefined {
  return tag !== undefined && tag.length <= maxTagLength ? tag : undefined;
}

/**
 * Returns the language of a brand's page: that of the address (`spec_lang`), of the cookie `perfLang`,
 * of the browser, or the default of the area in the address or of the brand. It is one of the brand's
 * languages, whatever the request contains.
 */
export function pageLanguage(brand: Brand, { url, cookie, acceptLanguage }: LanguageHints): string {
  const [first = 'en', ...others] = brand.languages;
  const named = parameter(url, 'domain_area');
  return chooseLanguage({
    specLang: shortTag(parameter(url, 'spec_lang')),
    stored: shortTag(savedLanguage(cookie ?? '')),
    browser: acceptedLanguages(acceptLanguage ?? ''),
    offered: [first, ...others],
    regionDefault: brand.areas.find(({ area }) => area === named)?.defaultLanguage,
    brandDefault: brand.areas[0]?.defaultLanguage,
  });
}
