import type { ShopConfig } from '@shop/brands';
import { type Language, type Messages, loadCatalogue } from '@shop/i18n';
import { text } from 'node:stream/consumers';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { AppShellProps } from '../app-shell';
import type { EntryRoutes } from '../entry';
import { besideRoot, prerenderedShop } from '../shop';

/** The parts of a page that are rendered at build. */
export interface PrerenderedParts {
  /** The critical texts of the language. */
  readonly texts: Messages;
  /** The markup of the root element. */
  readonly root: string;
  /** The markup beside the root element. */
  readonly beside: string;
}

/** The page to render: a path of a brand's shop in a language. */
export interface PageToRender {
  readonly config: ShopConfig;
  readonly language: Language;
  readonly path: string;
}

/**
 * Renders a page of an app, whose code must be loaded, for a guest's first visit. Rejects if a component of it
 * cannot be rendered without a browser.
 */
export async function prerenderApp(
  App: ComponentType<Pick<AppShellProps, 'shop' | 'Router'>>,
  { steps }: EntryRoutes,
  { config, language, path }: PageToRender,
): Promise<PrerenderedParts> {
  function AtPath({ children }: { readonly children: ReactNode }): ReactElement {
    return <StaticRouter location={path}>{children}</StaticRouter>;
  }
  const texts = await loadCatalogue(language, 'critical');
  const shop = await prerenderedShop(config, language, texts, steps ?? null);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<App shop={shop} Router={AtPath} />, {
    // Larger parts would be moved behind a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  // React leaves out what fails, and the browser would render all of it again.
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be prerendered.`);
  return { texts, root: await text(prelude), beside: renderToStaticMarkup(besideRoot(shop)) };
}
