import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes, useParams } from 'react-router';

/** An API with one query, so that the bundle contains RTK Query. */
const helloApi = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({ name: build.query<string, string>({ query: (of) => `names/${of}` }) }),
});

/** Greets the name in the address. */
function HelloPage(): ReactElement {
  const { t } = useTranslation();
  const { who = 'world' } = useParams();
  const { data: name = who } = helloApi.useNameQuery(who);
  return <h1>{t('hello', { name })}</h1>;
}

const store = configureStore({
  reducer: { [helloApi.reducerPath]: helloApi.reducer },
  middleware: (standard) => standard().concat(helloApi.middleware),
});
const resources = { en: { translation: { hello: 'Hello, {{name}}!' } } };
void i18next
  .use(initReactI18next)
  .init({ lng: 'en', resources })
  .then(() => {
    const root = document.getElementById('root');
    if (root === null) return;
    createRoot(root).render(
      <BrowserRouter>
        <Provider store={store}>
          <Routes>
            <Route path="/:who?" element={<HelloPage />} />
          </Routes>
        </Provider>
      </BrowserRouter>,
    );
  });
