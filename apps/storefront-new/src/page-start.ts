import { startPage } from '@shop/storefront/page-start';
import { entryPath, routes } from './routes';

startPage(window, 'new', entryPath(window.location.pathname) === routes.selectGoods);
