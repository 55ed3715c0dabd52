// @vitest-environment jsdom
import { popupStack } from '@shop/storefront-core/popups';
import { toastSlice } from '@shop/storefront-core/toasts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShopRouter } from '@shop/storefront/router';
import { advanceTime, renderInShop } from '@shop/storefront/testing';
import { openTestShop } from '@shop/storefront/testing';
import { ShopPopups } from './shop-popups';

const styles = '/assets/popups.css';

beforeEach(() => {
  const answer = new Response(null, { headers: { date: 'Sun, 22 Nov 2026 12:00:00 GMT' } });
  vi.stubGlobal('fetch', () => Promise.resolve(answer.clone()));
  const addresses = document.createElement('link');
  addresses.id = 'shop-code';
  addresses.dataset['styles'] = styles;
  document.head.replaceChildren(addresses);
});

const isLoading = (): boolean => document.head.querySelector(`link[href="${styles}"]`) !== null;

/** Has the sheet arrive, or not, that the page has begun to load. */
async function styleSheet(event: 'load' | 'error'): Promise<void> {
  const sheet = document.head.querySelector(`link[href="${styles}"]`);
  if (sheet === null) throw new Error('The page does not load its styles.');
  act(() => {
    sheet.dispatchEvent(new Event(event));
  });
  await advanceTime();
}

afterEach(async () => {
  // The sheet is loaded once for all pages of this file: none is left on its way.
  if (isLoading()) await styleSheet('error');
});

/** Opens the page of a shop and presses “Sign in”; the style sheet of the popups is lost. */
async function pressSignIn({ isSheetSilent = false, idleMs = 0 } = {}) {
  const reload = vi.fn<() => void>();
  const shop = openTestShop({ page: { reload } });
  await renderInShop(
    shop,
    <ShopRouter>
      <ShopPopups />
    </ShopRouter>,
  );
  const press = async (): Promise<void> => {
    act(() => {
      shop.store.dispatch(popupStack.actions.opened('login'));
    });
    await advanceTime();
  };
  await advanceTime(idleMs);
  await press();
  if (!isSheetSilent) await styleSheet('error');
  return { press, reload };
}

const message = (): string | undefined => screen.queryByRole('alert')?.textContent;

async function tryAgain(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await advanceTime();
}

it('says that what was pressed could not be loaded, and loads it again when asked', async () => {
  await pressSignIn();
  expect(message()).toContain('Network error');
  await tryAgain();
  expect(message()).toBeUndefined();
  await styleSheet('error');
  expect(message()).toContain('Network error');
});

it('reloads the page only for a press, and if that fails again', async () => {
  const { reload } = await pressSignIn();
  for (let attempt = 0; attempt < 3; attempt++) {
    await advanceTime(4_000);
    await styleSheet('error');
  }
  expect(reload).not.toHaveBeenCalled();
  await tryAgain();
  await styleSheet('error');
  expect(reload).toHaveBeenCalledOnce();
});

it('loads once for one press, although the idle page was loading already', async () => {
  // The host, which is asked what has become of the code, takes its time.
  const answer = new Response(null, { headers: { date: 'Sun, 22 Nov 2026 12:00:00 GMT' } });
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)));
  const { reload } = await pressSignIn({ idleMs: 1_000 });
  expect(isLoading()).toBe(false);
  for (const resolve of answers) resolve(answer.clone());
  await advanceTime();
  expect(message()).toContain('Network error');
  expect(reload).not.toHaveBeenCalled();
});

it('takes a second press as one that tries again, and reloads the page if that fails too', async () => {
  const { press, reload } = await pressSignIn();
  await press();
  await styleSheet('error');
  expect(reload).toHaveBeenCalledOnce();
});

it('says that a style sheet takes long which neither comes nor fails, and asks for it again', async () => {
  await pressSignIn({ isSheetSilent: true });
  expect(message()).toBeUndefined();
  await advanceTime(10_000);
  expect(message()).toContain('The connection is slow');
  await tryAgain();
  await styleSheet('load');
  expect(message()).toBeUndefined();
});

it('says nothing before something is pressed or has to be said', async () => {
  const shop = openTestShop();
  await renderInShop(
    shop,
    <ShopRouter>
      <ShopPopups />
    </ShopRouter>,
  );
  await advanceTime(1_000);
  await styleSheet('error');
  expect(message()).toBeUndefined();
  const text = { kind: 'key', key: 'error.noGame' } as const;
  act(() => {
    shop.store.dispatch(toastSlice.actions.shown({ id: '1', tone: 'error', text }));
  });
  expect(message()).toContain('Network error');
});
