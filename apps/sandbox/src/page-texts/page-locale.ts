import { chooseLanguage } from '@shop/i18n/choose-language';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { acceptedLanguages, shortTag } from '../gateway/page-language';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { id } from './id';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { ms } from './ms';
import type { PageTexts } from './page-texts';
import { pl } from './pl';
import { pt } from './pt';
import { ru } from './ru';
import { th } from './th';
import { tr } from './tr';
import { vi } from './vi';
import { zhCn } from './zh-cn';
import { zhTw } from './zh-tw';

/** The texts of every language of the shop. To add one, add a file and a line. */
const catalogues = {
  ar,
  de,
  en,
  es,
  fr,
  id,
  it,
  ja,
  ko,
  ms,
  pl,
  pt,
  ru,
  th,
  tr,
  vi,
  'zh-CN': zhCn,
  'zh-TW': zhTw,
} as const satisfies Readonly<Record<string, PageTexts>>;

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

/** Returns the texts of the language of a shop, as it was sent; English if no page has that language. */
export function textsIn(language: string): PageTexts {
  return catalogues[isPageLanguage(language) ? language : 'en'];
}

/**
 * Returns a link without a query with the language of the shop that the player comes from; unchanged if
 * no page has that language.
 */
export function linkIn(language: string, link: string): string {
  return isPageLanguage(language) ? `${link}?lang=${language}` : link;
}
