// @vitest-environment jsdom

import { type ReactElement, act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from './catalogues/catalogues';
import { type I18n, createI18n } from './create-i18n';
import { isolated } from './isolated';
import { TranslationProvider, useLanguage, useTranslate } from './react';

function Greeting(): ReactElement {
  const translate = useTranslate();
  const { code, direction } = useLanguage();
  return (
    <p lang={code} dir={direction}>
      {translate('common.noMatch', { text: '<b>' })}, {translate('time.days', { count: 3, day: 3 })}
    </p>
  );
}

function inPage(i18n: I18n): ReactElement {
  return (
    <TranslationProvider i18n={i18n}>
      <Greeting />
    </TranslationProvider>
  );
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

describe('a translated component', () => {
  it('shows texts in the player’s language and escapes their values', async () => {
    const i18n = await createI18n({ language: 'en', load: loadCatalogue });
    expect(renderToString(inPage(i18n))).toBe(
      '<p lang="en" dir="ltr">Nothing matches “&lt;b&gt;”<!-- -->, <!-- -->3 days</p>',
    );
  });

  it('shows another language when it is selected, and unsubscribes when it unmounts', async () => {
    const i18n = await createI18n({ language: 'en', load: loadCatalogue });
    const on = vi.spyOn(i18n.instance, 'on');
    const off = vi.spyOn(i18n.instance, 'off');
    const place = document.createElement('div');
    const root = createRoot(place);
    act(() => {
      root.render(inPage(i18n));
    });
    await act(() => i18n.use('ar'));
    const shown = place.firstElementChild;
    expect(shown?.textContent).toBe(
      `لا نتائج لـ «${isolated('<b>', 'rtl')}», ${isolated('3', 'rtl')} أيام`,
    );
    expect([shown?.getAttribute('lang'), shown?.getAttribute('dir')]).toEqual(['ar', 'rtl']);

    act(() => {
      root.unmount();
    });
    expect(on.mock.calls.length).toBeGreaterThan(0);
    expect(off.mock.calls.map(String)).toEqual(on.mock.calls.map(String));
  });

  it('gets a new translate function only when the language changes', async () => {
    const i18n = await createI18n({ language: 'en', load: loadCatalogue });
    const seen = new Set<unknown>();
    function Recorder(): null {
      seen.add(useTranslate());
      return null;
    }
    const root = createRoot(document.createElement('div'));
    const page = (): void => {
      root.render(
        <TranslationProvider i18n={i18n}>
          <Recorder />
        </TranslationProvider>,
      );
    };
    act(page);
    act(page);
    expect(seen.size).toBe(1);
    await act(() => i18n.use('ja'));
    expect(seen.size).toBe(2);
  });

  it('throws when it is rendered outside the provider', () => {
    expect(() => renderToString(<Greeting />)).toThrow('TranslationProvider');
  });
});
