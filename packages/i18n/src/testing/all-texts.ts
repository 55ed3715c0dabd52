import { type Language, loadCatalogue } from '../catalogues/catalogues';
import type { Messages } from '../translate';

/** Returns both text parts of a language as one catalogue, for the checks of all texts. */
export async function allTexts(language: Language): Promise<Messages> {
  const parts = [loadCatalogue(language, 'critical'), loadCatalogue(language, 'deferred')];
  const [critical, deferred] = await Promise.all(parts);
  return { ...critical, ...deferred };
}
