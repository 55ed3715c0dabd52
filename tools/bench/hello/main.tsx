import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createHelloApp } from './hello-app';

void createHelloApp().then((app) => {
  const root = document.getElementById('root');
  if (root !== null) createRoot(root).render(<BrowserRouter>{app}</BrowserRouter>);
});
