import { text } from 'node:stream/consumers';
import type { Brand } from '@shop/brands';
import { type Language, loadCatalogue } from '@shop/i18n';
import type { EntryRoutes } from '@shop/storefront-core/entry';
import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import type { AppShellProps } from '../app-shell';
import { type PrerenderedTexts, besideRoot, prerenderedShop } from '../shop';

/** The parts of a page that are rendered at build. */
export interface PrerenderedParts {
  /** The texts of the language that the page contains. */
  readonly texts: PrerenderedTexts;
  /** The markup of the root element. */
  readonly root: string;
  /** The markup beside the root element. */
  readonly beside: string;
}

/** The page to render: a path of a brand's shop in a language. */
export interface PageToRender {
  readonly brand: Brand;
  readonly language: Language;
  readonly path: string;
  /** Whether it has a place for goods, and so the template for those that are shown before the code is there. */
  readonly hasGoods: boolean;
  /** Whether its first render shows deferred texts. They are part of the page then. */
  readonly hasDeferredTexts: boolean;
}

/**
 * Renders a page of an app, whose code must be loaded, for a guest's first visit. Rejects if a component of it
 * cannot be rendered without a browser.
 */
export async function prerenderApp(
  App: ComponentType<Pick<AppShellProps, 'shop'>>,
  { steps }: EntryRoutes,
  { brand, language, path, hasGoods, hasDeferredTexts }: PageToRender,
): Promise<PrerenderedParts> {
  const texts: PrerenderedTexts = {
    critical: await loadCatalogue(language, 'critical'),
    deferred: hasDeferredTexts ? await loadCatalogue(language, 'deferred') : undefined,
  };
  const shop = await prerenderedShop(brand, language, texts, path, steps ?? null);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<App shop={shop} />, {
    // Larger parts would be moved behind a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  // React leaves out what fails, and the browser would render all of it again.
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `${path} cannot be prerendered: ${errors.map(String).join(' ')}`,
    );
  const beside = besideRoot(shop, hasGoods ? await lastGoodsTemplate() : null);
  return { texts, root: await text(prelude), beside: renderToStaticMarkup(beside) };
}

/** Imported on demand: pages have the styles of what they import, and only some have goods. */
async function lastGoodsTemplate(): Promise<ReactElement> {
  const { LastGoodsTemplate } = await import('@shop/ui/last-goods');
  return <LastGoodsTemplate />;
}
