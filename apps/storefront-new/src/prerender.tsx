import { loadCatalogue } from '@shop/i18n';
import { besideRoot, prerenderedShop } from '@shop/storefront/shop';
import type { PageParts, PrerenderedPage } from '@shop/storefront-build';
import { text } from 'node:stream/consumers';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app';
import { routes } from './routes';

/** Renders the page of a guest's first visit. */
export async function prerender({ config, language }: PrerenderedPage): Promise<PageParts> {
  const texts = await loadCatalogue(language, 'critical');
  const shop = await prerenderedShop(config, language, texts);
  const { prelude } = await prerenderToNodeStream(<App shop={shop} Router={FirstPage} />, {
    // Larger parts would be moved behind a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return { texts, root: await text(prelude), beside: renderToStaticMarkup(besideRoot(shop)) };
}

function FirstPage({ children }: { readonly children: ReactNode }): ReactElement {
  return <StaticRouter location={routes.home}>{children}</StaticRouter>;
}
