import { startShop } from '@shop/storefront/shop';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { entryPath, routes } from './routes';
import '@shop/ui/tokens.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

const { history, location } = window;
history.replaceState(history.state, '', entryPath(location.pathname) + location.search);

const shop = await startShop(window, { home: routes.selectGoods, notArea: routes.notArea }, 'new');
createRoot(root).render(<App shop={shop} />);
