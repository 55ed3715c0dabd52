import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createHelloApp } from './hello-app';

void createHelloApp().then((app) => {
  const root = document.getElementById('root');
  if (root !== null) hydrateRoot(root, <BrowserRouter>{app}</BrowserRouter>);
});
