// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { popupStack } from '../popups';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { openTestShop } from '../testing/test-shop';
import { toastSlice } from '../toasts';
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
  if (document.head.querySelector(`link[href="${styles}"]`) !== null) await styleSheet('error');
});

/** Opens the page of a shop and presses “Sign in”; the style sheet of the popups is lost. */
async function pressSignIn() {
  const reload = vi.fn<() => void>();
  const shop = openTestShop({ page: { reload } });
  await renderInShop(
    shop,
    <BrowserRouter>
      <ShopPopups />
    </BrowserRouter>,
  );
  act(() => {
    shop.store.dispatch(popupStack.actions.opened('login'));
  });
  await advanceTime();
  await styleSheet('error');
  return { reload };
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

it('says nothing before something is pressed or has to be said', async () => {
  const shop = openTestShop();
  await renderInShop(
    shop,
    <BrowserRouter>
      <ShopPopups />
    </BrowserRouter>,
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
