import { TranslationProvider } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { applyToolbars } from '../../.storybook/theme/apply-toolbars';
import { translation } from '../../.storybook/theme/translation';
import { showInNotoFonts, widerAndHigher } from '../noto-fonts';
import { places } from './places';
import '../../src/tokens/tokens.css';

function heightOf(state: ReactElement): string {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => {
    root.render(<TranslationProvider i18n={translation}>{state}</TranslationProvider>);
  });
  const { height } = place.getBoundingClientRect();
  root.unmount();
  place.remove();
  return height.toFixed(1);
}

/** Languages with long words, with tall letters, and of the other direction. */
const languages = ['ar', 'de', 'es', 'ru', 'th', 'vi'];

it.each(languages)(
  'a place is as high before its content comes as after it in %s',
  async (code) => {
    await page.viewport(320, 568);
    await applyToolbars({ globals: { brand: 'nova', language: code } });
    onTestFinished(await showInNotoFonts(widerAndHigher));
    const heights = Object.entries(places).map(
      ([name, states]) => `${name}: ${[...new Set(states.map(heightOf))].join(', ')}`,
    );
    expect(heights.filter((line) => line.includes(','))).toEqual([]);
  },
);
