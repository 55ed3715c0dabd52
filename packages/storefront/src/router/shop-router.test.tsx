// @vitest-environment jsdom
import { createPageHistory } from '@shop/storefront-core/browser';
import { openHistoryWindow } from '@shop/storefront-core/testing';
import { act, screen } from '@testing-library/react';
import { type ComponentType, type ReactElement, Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPage } from '../error-boundary';
import { renderInShop } from '../testing/render-in-shop';
import { openTestShop } from '../testing/test-shop';
import { Pages, ShopRouter } from './shop-router';

/** Opens `/selectGoods` of an app with another page. */
async function open(my: ReactElement) {
  const shop = openTestShop();
  const pageHistory = createPageHistory(openHistoryWindow(['/selectGoods']));
  const pages = [
    { path: '/selectGoods', element: <h1>goods</h1> },
    { path: '/my', element: my },
  ];
  await renderInShop(
    { ...shop, services: { ...shop.services, pageHistory } },
    <ShopRouter>
      <Suspense fallback={<h1>nothing</h1>}>
        <Pages pages={pages} other={<h1>no page</h1>} />
      </Suspense>
    </ShopRouter>,
  );
  return async (address: string): Promise<void> =>
    act(async () => {
      pageHistory.push(address);
      await Promise.resolve();
    });
}

const title = (): string => screen.getByRole('heading').textContent;

it('shows the page at the path that the history shows, whatever its query', async () => {
  const push = await open(<h1>my</h1>);
  expect(title()).toBe('goods');
  await push('/my?client_id=1#orders');
  expect(title()).toBe('my');
});

it('says that there is no page at any other path', async () => {
  const push = await open(<h1>my</h1>);
  await push('/my/orders');
  expect(title()).toBe('no page');
});

it('leaves a page in sight, with a line above it, until the code of the next one is there', async () => {
  let arrive = (): void => undefined;
  const code = new Promise<ComponentType>((resolve) => {
    arrive = () => {
      resolve(() => <h1>my</h1>);
    };
  });
  const My = lazyPage(() => code);
  const push = await open(<My />);
  await push('/my');
  expect(title()).toBe('goods');
  expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe('Loading …');

  await act(async () => {
    arrive();
    await code;
  });
  expect(title()).toBe('my');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('never shows nothing in between, not even if the code is there already', async () => {
  const My = lazyPage(() => Promise.resolve(() => <h1>my</h1>));
  const push = await open(<My />);
  const shown: string[] = [];
  const observer = new MutationObserver(() => shown.push(title()));
  observer.observe(document.body, { childList: true, subtree: true });
  await push('/my');
  observer.disconnect();
  expect(new Set(shown)).toEqual(new Set(['goods', 'my']));
});
