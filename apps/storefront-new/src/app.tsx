import '@shop/ui/tokens.css';
import { TranslationProvider } from '@shop/i18n';
import { loadLaterStyles } from '@shop/storefront/browser';
import type { NotAreaPageProps } from '@shop/storefront/message-pages';
import { ErrorBoundary, PageFailed, lazyPage } from '@shop/storefront/error-boundary';
import { ShopPopups, ShopProvider, type StartedShop } from '@shop/storefront/shop';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { SelectGoodsPage } from './pages/select-goods-page';
import { routes } from './routes';

const reload = (): void => {
  window.location.reload();
};

const MyPage = lazyPage({
  load: async () => {
    const [{ MyPage: Page }] = await Promise.all([import('./pages/my-page'), loadLaterStyles()]);
    return Page;
  },
  reload,
});
const MessagePage = lazyPage({
  load: async () => {
    const [{ MessagePage: Page }] = await Promise.all([
      import('./pages/message-page'),
      loadLaterStyles(),
    ]);
    return Page;
  },
  reload,
});
const SignInPage = lazyPage({
  load: async () => {
    const [{ SignInPage: Page }] = await Promise.all([
      import('./pages/sign-in-page'),
      loadLaterStyles(),
    ]);
    return Page;
  },
  reload,
});

const NotAreaPage = lazyPage<NotAreaPageProps>({
  load: async () => {
    const [{ NotAreaPage: Page }] = await Promise.all([
      import('@shop/storefront/message-pages'),
      loadLaterStyles(),
    ]);
    return Page;
  },
  reload,
});

const failed = <PageFailed onRetry={reload} />;

/** The new version: its routes (spec §2), and the popups above every page. */
export function App({
  shop,
  Router = BrowserRouter,
}: {
  readonly shop: StartedShop;
  /** Another router where there is no browser. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}): ReactElement {
  if (shop.kind === 'not-area') {
    return (
      <TranslationProvider i18n={shop.i18n}>
        <ErrorBoundary failed={failed}>
          <NotAreaPage config={shop.config} query={shop.query} home={routes.home} />
        </ErrorBoundary>
      </TranslationProvider>
    );
  }
  return (
    <ShopProvider shop={shop}>
      <Router>
        <ErrorBoundary failed={failed}>
          <Routes>
            <Route path={routes.home} element={<SelectGoodsPage />} />
            <Route path={routes.my} element={<MyPage />} />
            <Route path={routes.signIn} element={<SignInPage />} />
            <Route path={routes.notArea} element={<MessagePage of="not-area" />} />
            <Route path={routes.showError} element={<MessagePage of="show-error" />} />
            <Route path="*" element={<MessagePage of="not-found" />} />
          </Routes>
        </ErrorBoundary>
        <ShopPopups />
      </Router>
    </ShopProvider>
  );
}
