import { TranslationProvider, createI18n, loadCatalogue } from '@shop/i18n';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';

const i18n = await createI18n({ language: 'en', load: loadCatalogue });
await i18n.loadLater();

/** Renders with the English texts. */
export function renderInShop(children: ReactElement): RenderResult {
  return render(children, {
    wrapper: ({ children: inner }) => (
      <TranslationProvider i18n={i18n}>{inner}</TranslationProvider>
    ),
  });
}
