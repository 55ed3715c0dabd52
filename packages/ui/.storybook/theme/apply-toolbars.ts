import { themeOf } from '../toolbars/brand';
import { directionOf } from '../toolbars/direction';
import { languageOf } from '../toolbars/language';
import { schemeOf } from '../toolbars/scheme';
import { textSizeOf } from '../toolbars/text-size';
import { applyTheme } from './apply-theme';
import { keepScheme } from './keep-scheme';
import { translation } from './translation';

const showScheme = keepScheme(document);

/**
 * Applies the toolbars' choices to the page before a story is rendered, so that components measure the
 * final layout. Used as a loader, which Storybook runs again when a toolbar changes.
 */
export async function applyToolbars({
  globals,
}: {
  globals: Readonly<Record<string, unknown>>;
}): Promise<void> {
  const language = languageOf(globals['language']);
  await translation.use(language);
  applyTheme(document.documentElement, {
    theme: themeOf(globals['brand']),
    language,
    direction: directionOf(globals['direction'], language),
    textSize: textSizeOf(globals['textSize']),
  });
  showScheme(schemeOf(globals['scheme']));
}
