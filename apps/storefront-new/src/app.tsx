import { TranslationProvider } from '@shop/i18n';
import { ShopPopups, ShopProvider, type StartedShop } from '@shop/storefront/shop';
import { type ReactElement, Suspense, lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { SelectGoodsPage } from './pages/select-goods-page';
import { routes } from './routes';

const MyPage = lazy(async () => ({ default: (await import('./pages/my-page')).MyPage }));
const MessagePage = lazy(async () => ({
  default: (await import('./pages/message-page')).MessagePage,
}));

/** The new version: its route table (spec §2), and the popups above every page. */
export function App({ shop }: { readonly shop: StartedShop }): ReactElement {
  if (shop.kind === 'not-area') {
    return (
      <TranslationProvider i18n={shop.i18n}>
        <Suspense fallback={null}>
          <MessagePage of="not-area" />
        </Suspense>
      </TranslationProvider>
    );
  }
  return (
    <ShopProvider shop={shop}>
      <BrowserRouter>
        <Suspense fallback={null}>
          <Routes>
            <Route path={routes.selectGoods} element={<SelectGoodsPage />} />
            <Route path={routes.my} element={<MyPage />} />
            <Route path={routes.notArea} element={<MessagePage of="not-area" />} />
            <Route path={routes.showError} element={<MessagePage of="show-error" />} />
            {['/', '/selectGame', '/layoutGame', '/result'].map((path) => (
              <Route key={path} path={path} element={<ToGoods />} />
            ))}
            <Route path="*" element={<MessagePage of="not-found" />} />
          </Routes>
        </Suspense>
        <ShopPopups />
      </BrowserRouter>
    </ShopProvider>
  );
}

/** The goods are where a visit begins; what the link says goes along. */
function ToGoods(): ReactElement {
  const { search } = useLocation();
  return <Navigate replace to={{ pathname: routes.selectGoods, search }} />;
}
