import type { Language } from '../catalogues/catalogues';
import type { Messages } from '../translate';
import { cataloguesFolder, parts, readCatalogue } from './catalogue-files';
import { stateOf } from './text-rules';

/**
 * Returns the texts of a language, of both parts, for the checks of translations. What is to translate is left out: it is in
 * English, or was made from another English text.
 */
export function translatedTexts(language: Language): Messages {
  const english = readCatalogue(cataloguesFolder, 'en');
  const catalogue = readCatalogue(cataloguesFolder, language);
  const texts = parts.flatMap((part) =>
    Object.entries(catalogue[part]).filter(
      ([key]) => stateOf(key, english[part], catalogue) === 'translated',
    ),
  );
  return Object.fromEntries(texts);
}
