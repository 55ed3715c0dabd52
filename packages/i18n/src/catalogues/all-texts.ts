import type { Language } from '../languages';
import { loadCatalogue } from '../load-catalogue';
import type { Messages } from '../messages';

/** Both parts of a language in one, for the checks that hold them against their rules. */
export async function allTexts(language: Language): Promise<Messages> {
  const parts = [loadCatalogue(language, 'first'), loadCatalogue(language, 'later')];
  const [ofFirst, ofLater] = await Promise.all(parts);
  return { ...ofFirst, ...ofLater };
}
