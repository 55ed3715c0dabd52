// @vitest-environment jsdom
import { type TextPart, createI18n, loadCatalogue, useTranslate } from '@shop/i18n';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { advanceTime } from '../testing/render-in-shop';
import { openTestShop } from '../testing/test-shop';
import {
  type PopupContainerProps,
  PopupHost,
  lazyPopup,
  popupStack,
  selectPopups,
} from '../popups';
import { selectToasts } from '../toasts';
import { popupTable } from './popup-table';
import { ShopProvider } from './shop-provider';

function ResultTitle({ open }: PopupContainerProps): ReactElement | null {
  const translate = useTranslate();
  return open ? <h1>{translate('result.title')}</h1> : null;
}

/** A network that a test switches off and on. */
interface Network {
  isUp: boolean;
  readonly fetch: <Thing>(thing: Thing) => Promise<Thing>;
}

function network(isUp: boolean): Network {
  const line: Network = {
    isUp,
    fetch: (thing) => (line.isUp ? Promise.resolve(thing) : Promise.reject(new Error('offline'))),
  };
  return line;
}

/** A shop whose result popup loads code and texts over a network each. */
async function openShop({ code, texts }: { code: Network; texts: Network }): Promise<{
  shown: () => string;
  press: () => Promise<void>;
  said: () => readonly unknown[];
  open: () => readonly string[];
  reload: () => void;
}> {
  const i18n = await createI18n({
    language: 'en',
    load: async (language, part: TextPart) => {
      const messages = await loadCatalogue(language, part);
      return part === 'critical' ? messages : texts.fetch(messages);
    },
  });
  const { services, store } = openTestShop();
  const reload = vi.fn();
  const page = { ...services.page, reload };
  const result = lazyPopup(() => code.fetch(ResultTitle));
  const { container } = render(
    <ShopProvider shop={{ kind: 'open', services: { ...services, i18n, page }, store }}>
      <p>the page</p>
      <PopupHost popups={{ ...popupTable, result }} />
    </ShopProvider>,
  );
  return {
    shown: () => container.textContent,
    press: async () => {
      store.dispatch(popupStack.actions.opened('result'));
      await advanceTime();
    },
    said: () => selectToasts(store.getState()).map(({ text }) => text),
    open: () => selectPopups(store.getState()),
    reload,
  };
}

it('shows a popup once its code and texts are loaded', async () => {
  const shop = await openShop({ code: network(true), texts: network(true) });
  await shop.press();
  expect(shop.shown()).toBe('the pageRecharge result');
});

it.each([
  ['code', { code: network(false), texts: network(true) }],
  ['texts', { code: network(true), texts: network(false) }],
])(
  'closes a popup with a toast when its %s cannot be loaded, and keeps the page',
  async (_, lines) => {
    const shop = await openShop(lines);
    await shop.press();
    expect(shop.shown()).toBe('the page');
    expect(shop.open()).toEqual([]);
    expect(shop.said()).toEqual([{ kind: 'key', key: 'error.network' }]);

    lines.code.isUp = true;
    lines.texts.isUp = true;
    await shop.press();
    expect(shop.shown()).toBe('the pageRecharge result');
  },
);

it.each([
  {
    what: 'reloads the page',
    answer: () =>
      Promise.resolve(new Response(null, { headers: { date: 'Sun, 22 Nov 2026 12:00:00 GMT' } })),
    times: 1,
  },
  { what: 'keeps the page', answer: () => Promise.reject(new TypeError('offline')), times: 0 },
])(
  '$what if a popup cannot be loaded when pressed again, depending on whether the host answers',
  async ({ answer, times }) => {
    vi.stubGlobal('fetch', vi.fn(answer));
    const shop = await openShop({ code: network(false), texts: network(true) });
    await shop.press();
    expect(shop.reload).not.toHaveBeenCalled();
    await shop.press();
    expect(shop.reload).toHaveBeenCalledTimes(times);
  },
);
