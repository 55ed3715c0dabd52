import { startPage } from '@shop/storefront/page-start';
import { routes } from './routes';

startPage(window, 'new', routes);
