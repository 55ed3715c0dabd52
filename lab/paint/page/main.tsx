import '@shop/ui/tokens.css';
import { createI18n, loadCatalogue } from '@shop/i18n';
import { TranslationProvider } from '@shop/i18n/react';
import { brandAttributes, brandStyle } from '@shop/ui/brand-style';
import type { PopupProps } from '@shop/ui/sheet';
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { baselines } from './baselines';
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

/** A page with a button that opens the popup. */
function Opened({ popup }: { popup: (props: PopupProps) => ReactElement | null }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button id="open" onClick={() => setOpen(true)} type="button">
        open
      </button>
      {popup({ open, onOpenChange: setOpen })}
    </>
  );
}

// Without top-level await, which the build's target does not have.
async function showCandidate(): Promise<void> {
  const i18n = await createI18n({ language: 'en', load: loadCatalogue });
  await i18n.loadDeferred();

  const popup = { ...popups, ...baselines }[decodeURIComponent(location.hash.slice(1))];
  const root = document.getElementById('root');
  if (root !== null && popup !== undefined)
    createRoot(root).render(
      <TranslationProvider i18n={i18n}>
        <Opened popup={popup} />
      </TranslationProvider>,
    );

  // What the benchmark reads from outside the page.
  Object.assign(window, { bench: { popups: Object.keys(popups), measurePaint } });
}

void showCandidate();
