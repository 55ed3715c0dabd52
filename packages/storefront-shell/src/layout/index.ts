export { LanguageAction, ShopHeader } from './shop-header';
export { ShopNavigation, type TabRoutes } from './shop-navigation';
export { LegacyShopHeader } from './legacy-shop-header';
