import { TranslationProvider } from '@shop/i18n/react';
import { pageWindow, reloadPage, withLaterStyles } from '@shop/storefront-core/browser';
import type { EntryRoutes } from '@shop/storefront-core/entry';
import type { ComponentType, ReactElement } from 'react';
import { ErrorBoundary, PageFailed, lazyPage } from '@shop/storefront/error-boundary';
import { CodeLoaderProvider } from '@shop/storefront/lost-code';
import { type AppPage, Pages, ShopRouter } from '@shop/storefront/router';
import { ShopProvider } from '@shop/storefront/shop-provider';
import { type StartedShop, ShopPopups } from '../shop';
import type { NotAreaPageProps } from './not-area-page';
import type { OtherPageProps } from './other-pages';

/** Props of {@link AppShell}. */
export interface AppShellProps {
  readonly shop: StartedShop;
  readonly routes: EntryRoutes;
  /** The pages of the app, besides those that every app has. */
  readonly pages: readonly AppPage[];
}

/**
 * Everything around the pages of an app: routes, the pages that every app has (spec §2), popups above
 * them, and what is shown when a page fails.
 */
export function AppShell({ shop, routes, pages }: AppShellProps): ReactElement {
  const { support } = (shop.kind === 'open' ? shop.services : shop).config.brand;
  const failed = <PageFailed onRetry={reload} supportHref={support} />;
  if (shop.kind === 'not-area') {
    return (
      <TranslationProvider i18n={shop.i18n}>
        <ErrorBoundary failed={failed}>
          <CodeLoaderProvider value={shop.code}>
            <NotAreaPage shop={shop} home={routes.home} />
          </CodeLoaderProvider>
        </ErrorBoundary>
      </TranslationProvider>
    );
  }
  return (
    <ShopProvider shop={shop}>
      <ShopRouter>
        <ErrorBoundary failed={failed}>
          <Pages pages={pages} other={<OtherPage routes={routes} />} />
        </ErrorBoundary>
        <ShopPopups />
      </ShopRouter>
    </ShopProvider>
  );
}

/** A page whose code and styles are loaded when it is first shown. `load` rejects if that fails. */
export function laterPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPage(() => withLaterStyles(load()));
}

/** Like {@link laterPage}, for a page without styles of its own: it is shown as soon as its code is there. */
export function laterPageWithoutStyles(load: () => Promise<ComponentType>): ComponentType {
  return lazyPage(load);
}

function reload(): void {
  reloadPage(pageWindow());
}

const OtherPage = laterPage<OtherPageProps>(() =>
  import('./other-pages').then((code) => code.OtherPage),
);
const NotAreaPage = laterPage<NotAreaPageProps>(() =>
  import('./other-pages').then((code) => code.NotAreaPage),
);
