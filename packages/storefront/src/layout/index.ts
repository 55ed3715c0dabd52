export { ShopHeader } from './shop-header';
export { ShopNavigation, type TabRoutes } from './shop-navigation';
