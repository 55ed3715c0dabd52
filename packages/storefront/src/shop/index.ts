export { type ShopStore, createShopStore } from './create-shop-store';
export { ShopNotices, ShopPopups } from './shop-popups';
export { ShopProvider } from './shop-provider';
export type { ShopRoutes } from './browser-page';
export { type StartedShop, startShop } from './start-shop';
