import { startShop } from '@shop/storefront/shop';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { routes } from './routes';
import '@shop/ui/tokens.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

const shop = await startShop(window, routes);
createRoot(root).render(<App shop={shop} />);
