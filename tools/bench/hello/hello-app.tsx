import { configureStore } from '@reduxjs/toolkit';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router';
import { helloApi } from './hello-api';
import { HelloPage } from './hello-page';

/** Creates the app, without the router, which is another one where the page is prerendered. */
export async function createHelloApp(): Promise<ReactElement> {
  const store = configureStore({
    reducer: { [helloApi.reducerPath]: helloApi.reducer },
    middleware: (standard) => standard().concat(helloApi.middleware),
  });
  const resources = { en: { translation: { hello: 'Hello, {{name}}!' } } };
  await i18next.use(initReactI18next).init({ lng: 'en', resources });
  return (
    <Provider store={store}>
      <Routes>
        <Route path="/:who?" element={<HelloPage />} />
      </Routes>
    </Provider>
  );
}
