import { startPage } from '@shop/storefront/page-start';
import { routes } from './routes';

startPage(window, 'legacy', routes);
