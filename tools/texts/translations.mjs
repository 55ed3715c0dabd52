import { hashOf, parts } from '../../packages/i18n/src/testing/catalogue-files';
import {
  baseOf,
  englishOf,
  keysIn,
  mistakeIn,
  mistakeInTranslation,
  stateOf,
} from '../../packages/i18n/src/testing/text-rules';

/**
 * @typedef {import('../../packages/i18n/src/testing/catalogue-files').Catalogue} Catalogue
 * @typedef {import('../../packages/i18n/src/testing/text-rules').TranslationState} TranslationState
 */

/**
 * A text of a language.
 *
 * @typedef {object} Translation
 * @property {'critical' | 'deferred'} part
 * @property {string} key
 * @property {string} english
 * @property {string} text
 * @property {TranslationState} state
 */

/**
 * Returns the texts that a language has of the English ones, in their order.
 *
 * @param {Catalogue} catalogue
 * @param {Catalogue} english
 * @returns {Translation[]}
 */
export function translationsOf(catalogue, english) {
  return parts.flatMap((part) =>
    keysIn(catalogue.language, english[part]).map((key) => ({
      part,
      key,
      english: englishOf(key, english[part]),
      text: catalogue[part][key] ?? '',
      state: stateOf(key, english[part], catalogue),
    })),
  );
}

/**
 * Returns the catalogue with exactly the keys of the English texts, in their order. What it lacks, and what does not have the
 * placeholders of the English text any more, is in English, to translate.
 *
 * @param {Catalogue} catalogue
 * @param {Catalogue} english
 * @returns {Catalogue}
 */
export function updated(catalogue, english) {
  const { language, sources } = catalogue;
  const kept = translationsOf(catalogue, english).map((one) => {
    const isUsable =
      one.text !== '' && (language === 'en' || mistakeIn({ ...one, language }) === null);
    return isUsable ? one : { ...one, text: one.english, isLost: true };
  });
  /** @param {string} part */
  const textsOf = (part) =>
    Object.fromEntries(kept.filter((one) => one.part === part).map(({ key, text }) => [key, text]));
  const sourced = kept.flatMap((one) => {
    const source = sources[one.key];
    return source === undefined || 'isLost' in one
      ? []
      : [/** @type {const} */ ([one.key, source])];
  });
  return {
    language,
    critical: textsOf('critical'),
    deferred: textsOf('deferred'),
    sources: Object.fromEntries(sourced),
  };
}

/**
 * Returns the catalogue with translations in it, and why others are refused, each with its key. A translation belongs to the
 * English text that it was made from, so it stays to be translated if that is not the English text any more.
 *
 * @param {Catalogue} catalogue
 * @param {Catalogue} english
 * @param {readonly { key: string, english: string, text: string }[]} translations
 * @returns {{ catalogue: Catalogue, refused: { key: string, mistake: string }[] }}
 */
export function withTranslations(catalogue, english, translations) {
  const { language } = catalogue;
  const places = new Map(translationsOf(catalogue, english).map((one) => [one.key, one]));
  const texts = { critical: { ...catalogue.critical }, deferred: { ...catalogue.deferred } };
  const sources = { ...catalogue.sources };
  const refused = translations.flatMap(({ key, english: source, text }) => {
    const place = places.get(key);
    if (place === undefined) return [{ key, mistake: unknownKey(key, language, places) }];
    // Against the English text of now, which is what a page fills in.
    const mistake = mistakeInTranslation({ text, language, key, english: place.english });
    if (mistake !== null) return [{ key, mistake }];
    texts[place.part][key] = text;
    sources[key] = hashOf(source);
    return [];
  });
  return { catalogue: updated({ language, ...texts, sources }, english), refused };
}

/**
 * @param {string} key
 * @param {string} language
 * @param {ReadonlyMap<string, Translation>} places
 */
function unknownKey(key, language, places) {
  const isCounted = places.has(`${baseOf(key)}_other`);
  return isCounted ? `is a plural form that ${language} does not have` : 'is not in English';
}
