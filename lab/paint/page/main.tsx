import '@shop/ui/tokens.css';
import { createI18n, loadCatalogue } from '@shop/i18n';
import { TranslationProvider } from '@shop/i18n/react';
import { brandAttributes, brandStyle } from '@shop/ui/brand-style';
import { createRoot } from 'react-dom/client';
import { candidates } from './candidates';
import { popups } from './popups';
import { measurePaint } from './measure-paint';

const theme = {
  colour: '#00bbff',
  corners: 'soft',
  headings: 'neutral',
  backdrop: 'plain',
  cards: 'raised',
  header: 'plain',
  buttons: 'solid',
  tiles: 'upright',
} as const;
const page = document.documentElement;
for (const [name, value] of Object.entries(brandStyle(theme))) page.style.setProperty(name, value);
for (const [name, value] of Object.entries(brandAttributes(theme))) page.setAttribute(name, value);

// Without top-level await, which the build's target does not have.
async function showCandidate(): Promise<void> {
  const i18n = await createI18n({ language: 'en', load: loadCatalogue });
  await i18n.loadDeferred();

  const Candidate = candidates.get(decodeURIComponent(location.hash.slice(1)));
  const root = document.getElementById('root');
  if (root !== null && Candidate !== undefined)
    createRoot(root).render(
      <TranslationProvider i18n={i18n}>
        <Candidate />
      </TranslationProvider>,
    );

  // What the benchmark reads from outside the page.
  Object.assign(window, { bench: { popups: Object.keys(popups), measurePaint } });
}

void showCandidate();
