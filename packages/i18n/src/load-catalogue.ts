import { catalogues } from './catalogues/catalogues';
import type { Language } from './languages';
import type { Messages, TextPart } from './messages';

/**
 * One part of the texts of one language. Each is a file of its own in the build, English included, so
 * a page carries only what it shows. Rejects where the file cannot be fetched.
 */
export async function loadCatalogue(language: Language, part: TextPart): Promise<Messages> {
  const [, first, later] = catalogues[language];
  return part === 'first' ? (await first()).first : (await later()).later;
}
