// @vitest-environment jsdom
import { type StorageBackend, createShopStorage } from '@shop/storefront-core/storage';
import { mapStorage } from '@shop/storefront-core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '@shop/storefront/testing';
import { openTestShop } from '@shop/storefront/testing';
import { StorageNotice } from './storage-notice';

async function showNotice(backend: StorageBackend | null): Promise<() => Promise<void>> {
  const shop = openTestShop({ storage: createShopStorage(backend, () => 0) });
  const { unmount } = await renderInShop(shop, <StorageNotice />);
  return async () => {
    unmount();
    await renderInShop(shop, <StorageNotice />);
  };
}

const notice = (): string => screen.getByRole('status').textContent.trim();

it.each([
  ['blocked', null],
  ['full, or that of a private window', mapStorage({ isFull: () => true })],
])('says that the browser keeps nothing where the storage is %s', async (_, backend) => {
  await showNotice(backend);
  expect(notice()).toMatch(/^Your browser keeps nothing for this page/);
});

it('says nothing where the storage keeps what is written, and leaves no trace there', async () => {
  const kept = new Map<string, string>();
  await showNotice(mapStorage({ kept }));
  expect(notice()).toBe('');
  expect([...kept.keys()].filter((key) => key.includes('Probe'))).toEqual([]);
});

it('stays closed on the other pages of the visit', async () => {
  const openNextPage = await showNotice(null);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(notice()).toBe('');
  await openNextPage();
  expect(notice()).toBe('');
});
