// @vitest-environment jsdom
import { createPageHistory } from '@shop/storefront-core/browser';
import { openHistoryWindow } from '@shop/storefront-core/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShopRouter, useShownPage } from '@shop/storefront/router';
import { renderInShop } from '@shop/storefront/testing';
import { openTestShop } from '@shop/storefront/testing';
import { ShopLink } from './shop-link';

function Page() {
  const { pathname, search, by } = useShownPage();
  return <p>{`${pathname}${search} by ${by}`}</p>;
}

/** Opens a page with a link to `/my`. */
async function open(path: string) {
  const shop = openTestShop();
  const pageHistory = createPageHistory(openHistoryWindow([path], [null]));
  await renderInShop(
    { ...shop, services: { ...shop.services, pageHistory } },
    <ShopRouter>
      <ShopLink href="/my">My</ShopLink>
      <Page />
    </ShopRouter>,
  );
  const link = screen.getByRole('link');
  /** Presses the link; returns whether the press is left to the browser. */
  const press = (keys: MouseEventInit = {}): boolean => {
    let isLeft = true;
    const note = (event: Event): void => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', note, { once: true });
    act(() => void fireEvent.click(link, keys));
    return isLeft;
  };
  return { press, address: link.getAttribute('href') ?? '', shown: () => screen.getByText(/by/) };
}

it('shows the page to which it leads, with what the visit carries', async () => {
  const { press, address, shown } = await open('/selectGoods');
  expect(press()).toBe(false);
  expect(shown().textContent).toBe(`${address} by push`);
});

it('shows the page that is shown already without another entry in the history', async () => {
  const { address } = await open('/selectGoods');
  cleanup();
  const { press, shown } = await open(address);
  expect(press()).toBe(false);
  expect(shown().textContent).toBe(`${address} by replace`);
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a press with %j to the browser', async (keys) => {
  const { press, shown } = await open('/selectGoods');
  expect(press(keys)).toBe(true);
  expect(shown().textContent).toBe('/selectGoods by step');
});
