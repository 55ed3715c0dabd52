import { configureStore } from '@reduxjs/toolkit';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router';
import { goodsApi } from './goods-api';
import { GoodsPage } from './goods-page';

const store = configureStore({
  reducer: { [goodsApi.reducerPath]: goodsApi.reducer },
  middleware: (standard) => standard().concat(goodsApi.middleware),
});
const resources = { en: { translation: { choose: 'Choose what to buy' } } };
void i18next
  .use(initReactI18next)
  .init({ lng: 'en', resources })
  .then(() => {
    const root = document.getElementById('root');
    if (root === null) return;
    createRoot(root).render(
      <Provider store={store}>
        <BrowserRouter>
          <Routes>
            <Route path="/" element={<GoodsPage />} />
          </Routes>
        </BrowserRouter>
      </Provider>,
    );
  });
