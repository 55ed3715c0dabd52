// @vitest-environment jsdom
import { createI18n, loadCatalogue } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import { popupStack, selectLostPopup, selectPopups } from '@shop/storefront-core/popups';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { type PopupContainerProps, PopupHost, lazyPopup } from '@shop/storefront/popups';
import { advanceTime } from '@shop/storefront/testing';
import { openTestShop } from '@shop/storefront/testing';
import { popupTable } from '@shop/storefront/popup-table';
import { ShopProvider } from '@shop/storefront/shop-provider';

function ResultTitle({ open }: PopupContainerProps): ReactElement | null {
  const translate = useTranslate();
  return open ? <h1>{translate('result.title')}</h1> : null;
}

/** Loaded before a test begins, which waits for no file. */
const catalogue = {
  critical: await loadCatalogue('en', 'critical'),
  deferred: await loadCatalogue('en', 'deferred'),
};

/** A network that a test switches off and on. */
interface Network {
  isUp: boolean;
  readonly fetch: <Thing>(thing: Thing) => Promise<Thing>;
}

function network(isUp: boolean): Network {
  const line: Network = {
    isUp,
    fetch: (thing) =>
      line.isUp
        ? Promise.resolve(thing)
        : Promise.reject(new TypeError('Importing a module script failed.')),
  };
  return line;
}

/** A shop whose result popup loads code and texts over a network each. */
async function openShop({ code, texts }: { code: Network; texts: Network }): Promise<{
  shown: () => string;
  press: () => Promise<void>;
  lost: () => unknown;
  open: () => readonly string[];
  reload: () => void;
}> {
  const i18n = await createI18n({
    language: 'en',
    load: async (_, part) =>
      part === 'critical' ? catalogue.critical : texts.fetch(catalogue.deferred),
  });
  const reload = vi.fn();
  const { services, store, parts } = openTestShop({ page: { reload } });
  const result = lazyPopup(() => code.fetch(ResultTitle));
  const { container } = render(
    <ShopProvider shop={{ services: { ...services, i18n }, store, parts }}>
      <p>the page</p>
      <PopupHost popups={{ ...popupTable, result }} />
    </ShopProvider>,
  );
  return {
    shown: () => container.textContent,
    press: async () => {
      act(() => {
        store.dispatch(popupStack.actions.opened('result'));
      });
      await advanceTime();
    },
    lost: () => selectLostPopup(store.getState()),
    open: () => selectPopups(store.getState()),
    reload,
  };
}

it('shows a popup once its code and texts are loaded', async () => {
  const shop = await openShop({ code: network(true), texts: network(true) });
  await shop.press();
  expect(shop.shown()).toBe('the pageRecharge result');
});

/** Has the host of the page answer a question for its files. */
function answer(status: number | null): void {
  const answered = () =>
    status === null
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(new Response(null, { status }));
  vi.stubGlobal('fetch', vi.fn(answered));
}

it.each([
  ['code', { code: network(false), texts: network(true) }],
  ['texts', { code: network(true), texts: network(false) }],
])(
  'keeps a popup whose %s cannot be loaded open with the reason, and shows it as soon as they can be',
  async (_, lines) => {
    answer(200);
    const shop = await openShop(lines);
    await shop.press();
    expect(shop.shown()).toBe('the page');
    expect(shop.open()).toEqual(['result']);
    expect(shop.lost()).toBe('missed');

    lines.code.isUp = true;
    lines.texts.isUp = true;
    await advanceTime(4_000);
    expect(shop.shown()).toBe('the pageRecharge result');
    expect(shop.lost()).toBeNull();
    expect(shop.reload).not.toHaveBeenCalled();
  },
);

it.each([
  ['reloads the page', 200, 1],
  ['reloads a page that a new release has replaced', 404, 1],
  ['keeps a page whose host does not answer', null, 0],
] as const)('%s if a popup cannot be loaded when it is pressed again', async (_, status, times) => {
  answer(status);
  const shop = await openShop({ code: network(false), texts: network(true) });
  await shop.press();
  await advanceTime(12_000);
  expect(shop.reload).not.toHaveBeenCalled();
  await shop.press();
  expect(shop.reload).toHaveBeenCalledTimes(times);
  expect(shop.open()).toEqual(['result']);
});
