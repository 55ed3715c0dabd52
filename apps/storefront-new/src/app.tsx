import { TranslationProvider } from '@shop/i18n';
import { ShopPopups, ShopProvider, type StartedShop } from '@shop/storefront/shop';
import { NotAreaMessage, NotFoundMessage, ParameterErrorMessage } from '@shop/ui/page-message';
import type { ReactElement } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { ShopLink } from './layout/shop-link';
import { MyPage } from './pages/my-page';
import { SelectGoodsPage } from './pages/select-goods-page';
import { routes } from './routes';

/** The new version: its route table (spec §2), and the popups above every page. */
export function App({ shop }: { readonly shop: StartedShop }): ReactElement {
  if (shop.kind === 'not-area') {
    return (
      <TranslationProvider i18n={shop.i18n}>
        <NotAreaMessage />
      </TranslationProvider>
    );
  }
  return (
    <ShopProvider shop={shop}>
      <BrowserRouter>
        <Routes>
          <Route path={routes.selectGoods} element={<SelectGoodsPage />} />
          <Route path={routes.my} element={<MyPage />} />
          <Route path={routes.notArea} element={<NotAreaMessage />} />
          <Route path={routes.showError} element={<ParameterErrorMessage />} />
          {['/', '/selectGame', '/layoutGame', '/result'].map((path) => (
            <Route key={path} path={path} element={<ToGoods />} />
          ))}
          <Route path="*" element={<NotFoundMessage homeHref={routes.home} Link={ShopLink} />} />
        </Routes>
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
