import { TranslationProvider } from '@shop/i18n';
import { ErrorBoundary, PageFailed } from '@shop/storefront/error-boundary';
import { ShopPopups, ShopProvider, type StartedShop } from '@shop/storefront/shop';
import { type ReactElement, lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { SelectGoodsPage } from './pages/select-goods-page';
import { routes } from './routes';

const MyPage = lazy(async () => ({ default: (await import('./pages/my-page')).MyPage }));
const MessagePage = lazy(async () => ({
  default: (await import('./pages/message-page')).MessagePage,
}));

const failed = (
  <PageFailed
    onRetry={() => {
      window.location.reload();
    }}
  />
);

/** The new version: its routes (spec §2), and the popups above every page. */
export function App({ shop }: { readonly shop: StartedShop }): ReactElement {
  if (shop.kind === 'not-area') {
    return (
      <TranslationProvider i18n={shop.i18n}>
        <ErrorBoundary failed={failed}>
          <MessagePage of="not-area" />
        </ErrorBoundary>
      </TranslationProvider>
    );
  }
  return (
    <ShopProvider shop={shop}>
      <BrowserRouter>
        <ErrorBoundary failed={failed}>
          <Routes>
            <Route path={routes.selectGoods} element={<SelectGoodsPage />} />
            <Route path={routes.my} element={<MyPage />} />
            <Route path={routes.notArea} element={<MessagePage of="not-area" />} />
            <Route path={routes.showError} element={<MessagePage of="show-error" />} />
            <Route path="*" element={<MessagePage of="not-found" />} />
          </Routes>
        </ErrorBoundary>
        <ShopPopups />
      </BrowserRouter>
    </ShopProvider>
  );
}
