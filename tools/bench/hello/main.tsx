import { configureStore } from '@reduxjs/toolkit';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router';
import { helloApi } from './hello-api';
import { HelloPage } from './hello-page';

const store = configureStore({
  reducer: { [helloApi.reducerPath]: helloApi.reducer },
  middleware: (standard) => standard().concat(helloApi.middleware),
});
const resources = { en: { translation: { hello: 'Hello, {{name}}!' } } };
await i18next.use(initReactI18next).init({ lng: 'en', resources });

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path="/:who?" element={<HelloPage />} />
        </Routes>
      </BrowserRouter>
    </Provider>,
  );
