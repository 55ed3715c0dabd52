import { lookOf } from '../toolbars/brand';
import { directionOf } from '../toolbars/direction';
import { languageOf } from '../toolbars/language';
import { schemeOf } from '../toolbars/scheme';
import { dressDocument } from './dress-document';
import { keepScheme } from './keep-scheme';
import { translation } from './translation';

const showScheme = keepScheme(document);

/**
 * Brings the page to what the toolbars say before a story is drawn, so that whatever measures itself
 * measures the right thing. A loader: Storybook runs it again whenever a toolbar changes.
 */
export async function dressStory({
  globals,
}: {
  globals: Readonly<Record<string, unknown>>;
}): Promise<void> {
  const language = languageOf(globals['language']);
  await translation.use(language);
  dressDocument(document.documentElement, {
    look: lookOf(globals['brand']),
    language,
    direction: directionOf(globals['direction'], language),
  });
  showScheme(schemeOf(globals['scheme']));
}
