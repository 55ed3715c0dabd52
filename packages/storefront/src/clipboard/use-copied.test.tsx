// @vitest-environment jsdom
import { selectToasts } from '@shop/storefront-core/toasts';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { advanceTime, openTestShop, renderInShop } from '../testing';
import { useCopied } from './use-copied';

function Link(): ReactElement {
  const { copied, copy, reset } = useCopied();
  return (
    <>
      <button
        onClick={() => {
          copy('https://shop.example');
        }}
      >
        {copied ? 'Copied' : 'Copy'}
      </button>
      <button onClick={reset}>Reset</button>
    </>
  );
}

async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await advanceTime();
}

it('copies the text, and says so until it begins anew', async () => {
  const shop = openTestShop();
  const copied: string[] = [];
  shop.services.page.copy = (text) => Promise.resolve(void copied.push(text));
  await renderInShop(shop, <Link />);
  await press('Copy');
  expect(copied).toEqual(['https://shop.example']);
  await press('Reset');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  expect(selectToasts(shop.store.getState())).toEqual([]);
});

it('says that the browser has not allowed it, also after it once has', async () => {
  const shop = openTestShop();
  shop.services.page.copy = () => Promise.resolve();
  await renderInShop(shop, <Link />);
  await press('Copy');
  shop.services.page.copy = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  await press('Copied');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  expect(selectToasts(shop.store.getState())).toMatchObject([
    { tone: 'error', text: { kind: 'key', key: 'common.notCopied' } },
  ]);
});
