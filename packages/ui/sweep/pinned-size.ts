import type { Frame } from '@playwright/test';
import { widthOptions } from '../.storybook/toolbars/widths';

/**
 * Gives the book the size that a story pins, or else a phone's, before the story is drawn or drawn
 * anew. Storybook leaves this to the window around it.
 */
export function keepPinnedSize(book: Frame): Promise<void> {
  return book.evaluate((options) => {
    window.__STORYBOOK_ADDONS_CHANNEL__.on('globalsUpdated', ({ storyGlobals }) => {
      const styles = options[storyGlobals?.viewport?.value ?? 'width360']?.styles;
      if (styles === undefined) return;
      const { width, height } = styles;
      window.frameElement?.setAttribute('style', `width: ${width}; height: ${height}`);
    });
  }, widthOptions);
}
