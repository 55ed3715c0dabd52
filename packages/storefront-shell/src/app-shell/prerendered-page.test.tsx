// @vitest-environment jsdom
import { createTestServices } from '@shop/storefront-core/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CodeLoaderProvider } from '@shop/storefront/lost-code';
import { renderInShop } from '@shop/storefront/testing';
import { openTestShop } from '@shop/storefront/testing';
import { prerenderedPage } from './prerendered-page';

function Content(): ReactElement {
  return <h1>Content</h1>;
}

it('is in the first render once it is preloaded, as hydration needs it', async () => {
  const { Page, preload } = prerenderedPage(() => Promise.resolve(Content));
  const { code } = createTestServices();
  await preload();
  const firstRender = renderToString(
    <CodeLoaderProvider value={code}>
      <Page />
    </CodeLoaderProvider>,
  );
  expect(firstRender).toBe('<h1>Content</h1>');
});

it('is loaded when it is first shown otherwise', async () => {
  const { Page } = prerenderedPage(() => Promise.resolve(Content));
  await renderInShop(openTestShop(), <Page />);
  expect(screen.getByRole('heading').textContent).toBe('Content');
});
