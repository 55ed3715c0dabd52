// @vitest-environment jsdom
import {
  type Messages,
  type TextPart,
  TranslationProvider,
  createI18n,
  loadCatalogue,
  useTranslate,
} from '@shop/i18n';
import { act, cleanup, render } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type PopupContainerProps, lazyPopup } from './lazy-popup';

afterEach(cleanup);

function ResultTitle({ open }: PopupContainerProps): ReactElement | null {
  const translate = useTranslate();
  return open ? <h1>{translate('result.title')}</h1> : null;
}

/** Something that is on its way until `arrive` is called. */
function onItsWay<Thing>(): {
  fetch: () => Promise<Thing>;
  arrive: (thing: Thing) => Promise<void>;
} {
  const waiting: ((thing: Thing) => void)[] = [];
  return {
    fetch: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
    arrive: (thing) =>
      act(async () => {
        waiting.forEach((resolve) => {
          resolve(thing);
        });
        await Promise.resolve();
      }),
  };
}

const english = await loadCatalogue('en', 'later');

/** Opens a popup whose code and texts have both still to come. */
async function openPopup(): Promise<{
  shown: () => string | null;
  code: ReturnType<typeof onItsWay<typeof ResultTitle>>;
  texts: ReturnType<typeof onItsWay<Messages>>;
}> {
  const code = onItsWay<typeof ResultTitle>();
  const texts = onItsWay<Messages>();
  const load = (_: string, part: TextPart): Promise<Messages> =>
    part === 'first' ? loadCatalogue('en', part) : texts.fetch();
  const i18n = await createI18n({ language: 'en', load });
  const { Component, preload } = lazyPopup(code.fetch);
  preload();
  const { container } = await act(() =>
    render(
      <TranslationProvider i18n={i18n}>
        <Suspense fallback={null}>
          <Component open onOpenChange={() => undefined} />
        </Suspense>
      </TranslationProvider>,
    ),
  );
  return { shown: () => container.textContent, code, texts };
}

it('a popup is shown once both its code and its texts are here', async () => {
  const { shown, code, texts } = await openPopup();
  await code.arrive(ResultTitle);
  expect(shown()).toBe('');
  await texts.arrive(english);
  await code.arrive(ResultTitle);
  expect(shown()).toBe('Recharge result');
});

it('and never without its code', async () => {
  const { shown, code, texts } = await openPopup();
  await texts.arrive(english);
  expect(shown()).toBe('');
  await code.arrive(ResultTitle);
  expect(shown()).toBe('Recharge result');
});
