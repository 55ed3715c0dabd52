import '@fontsource/gugi';
import { TranslationProvider } from '@shop/i18n/react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { applyToolbars } from '../../.storybook/theme/apply-toolbars';
import { translation } from '../../.storybook/theme/translation';
import { showInNotoFonts } from '../noto-fonts';
import '../../src/tokens/tokens.css';

// What a brand paints behind its page is no part of a popup, and takes half of the bytes of a picture.
const withoutBackdrop = document.createElement('style');
withoutBackdrop.textContent = 'body::before { display: none }';
document.head.append(withoutBackdrop);
await showInNotoFonts();

/** What the toolbars of Storybook are set to. */
export interface Look {
  readonly brand: string;
  readonly language: string;
  readonly scheme: 'light' | 'dark';
}

/** Shows a popup on a phone until the end of the test, in fonts that are the same on every machine. */
export async function showPopup(Popup: ComponentType, look: Look): Promise<void> {
  await page.viewport(360, 740);
  await applyToolbars({ globals: { ...look } });
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <TranslationProvider i18n={translation}>
      <Popup />
    </TranslationProvider>,
  );
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect.element(dialog).toBeVisible();
  await document.fonts.ready;
}
