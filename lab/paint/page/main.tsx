import '@shop/ui/tokens.css';
import { createI18n, loadCatalogue } from '@shop/i18n';
import { TranslationProvider } from '@shop/i18n/react';
import type { PopupProps } from '@shop/ui/sheet';
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '../../../packages/ui/.storybook/theme/apply-theme';
import { themeOf } from '../../../packages/ui/.storybook/toolbars/brand';
import { baselines } from './baselines';
import { popups } from './popups';

const theme = themeOf('plain');
applyTheme(document.documentElement, { theme, language: 'en', direction: 'ltr', textSize: '' });

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
  Object.assign(window, { popups: Object.keys(popups) });
}

void showCandidate();
