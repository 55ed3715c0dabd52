import { brands } from '@shop/brands/registry';
import { chooseLanguage } from '@shop/i18n/choose-language';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { acceptedLanguages, shortTag } from '../gateway/page-language';
import { ar } from './ar';
import { en } from './en';
import { ja } from './ja';
import type { PageTexts } from './page-texts';

/**
 * The pages of simulated companies are for tests: in English, from right to left, and in long lines without spaces. To
 * add a language, add a file and a line.
 */
const catalogues = { en, ar, ja } as const satisfies Readonly<Record<string, PageTexts>>;

/** A language of the pages. */
export type PageLanguage = keyof typeof catalogues;

function isPageLanguage(code: string): code is PageLanguage {
  return Object.hasOwn(catalogues, code);
}

/** The languages of the pages. */
export const pageLanguages: readonly PageLanguage[] =
  Object.keys(catalogues).filter(isPageLanguage);

/** The language of a page and its texts. */
export interface PageLocale {
  readonly language: PageLanguage;
  readonly texts: PageTexts;
}

/** Returns the texts of a language. */
export function localeIn(language: PageLanguage): PageLocale {
  return { language, texts: catalogues[language] };
}

/** `lang` is what links of the shop's back end carry, and what the card frame calls it. */
const query = v.object({ lang: v.fallback(v.optional(v.string()), undefined) });

/**
 * Returns the language of a provider's page: that of its link, of the browser, or English. The request
 * may contain anything.
 */
export function localeOf({
  query: sent,
  headers,
}: Pick<FastifyRequest, 'query' | 'headers'>): PageLocale {
  const asked = v.safeParse(query, sent);
  return localeIn(
    chooseLanguage({
      specLang: shortTag(asked.success ? asked.output.lang : undefined),
      browser: acceptedLanguages(headers['accept-language'] ?? ''),
      offered: ['en', ...pageLanguages],
    }),
  );
}

/** The languages of all shops. */
const shopLanguages: ReadonlySet<string> = new Set(brands.flatMap(({ languages }) => languages));

/**
 * Returns a link without a query with the language of the shop that the player comes from; unchanged if
 * no shop has that language.
 */
export function linkIn(language: string, link: string): string {
  return shopLanguages.has(language) ? `${link}?lang=${language}` : link;
}
