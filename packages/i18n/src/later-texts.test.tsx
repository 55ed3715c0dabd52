// @vitest-environment jsdom
import { Component, type ReactElement, type ReactNode, Suspense, act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';

import { createI18n } from './create-i18n';
import { LaterTexts } from './later-texts';
import { loadCatalogue } from './load-catalogue';
import type { Messages } from './messages';
import { TranslationProvider } from './translation-provider';
import { useTranslate } from './use-translate';

function Title(): ReactElement {
  return <h1>{useTranslate()('result.title')}</h1>;
}

class Catching extends Component<{ readonly children: ReactNode }, { readonly said: string }> {
  override state = { said: '' };
  static getDerivedStateFromError(error: Error): { said: string } {
    return { said: error.message };
  }
  override render(): ReactNode {
    return this.state.said === '' ? this.props.children : this.state.said;
  }
}

interface Page {
  readonly place: Element;
  readonly arrive: (texts: Promise<Messages>) => Promise<void>;
}

/** A page whose later texts are still on their way. */
async function openPage(): Promise<Page> {
  const waiting: ((texts: Promise<Messages>) => void)[] = [];
  const i18n = await createI18n({
    language: 'en',
    load: (language, part) =>
      part === 'first'
        ? loadCatalogue(language, part)
        : new Promise((resolve) => waiting.push(resolve)),
  });
  const place = document.createElement('div');
  const root = createRoot(place, { onCaughtError: () => undefined });
  await act(async () => {
    root.render(
      <TranslationProvider i18n={i18n}>
        <Catching>
          <Suspense fallback="waiting">
            <LaterTexts>
              <Title />
            </LaterTexts>
          </Suspense>
        </Catching>
      </TranslationProvider>,
    );
    await Promise.resolve();
  });
  const arrive = async (texts: Promise<Messages>): Promise<void> => {
    await act(async () => {
      waiting.forEach((resolve) => {
        resolve(texts);
      });
      await Promise.allSettled([texts]);
    });
  };
  return { place, arrive };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const complaints = vi.spyOn(console, 'error');
  return () => {
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  };
});

it('what says later texts waits for them, and never shows a key', async () => {
  const { place, arrive } = await openPage();
  expect(place.textContent).toBe('waiting');
  await arrive(loadCatalogue('en', 'later'));
  expect(place.textContent).toBe('Recharge result');
});

it('and fails where they cannot be had, as code does that cannot be fetched', async () => {
  const { place, arrive } = await openPage();
  await arrive(Promise.reject(new Error('offline')));
  expect(place.textContent).toBe('offline');
});
