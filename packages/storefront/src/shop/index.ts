export { type ShopStore, actionLogOf, createShopStore } from './create-shop-store';
export { ShopNotices, ShopPopups } from './shop-popups';
export { ShopProvider } from './shop-provider';
export type { ShopRoutes } from './browser-page';
export { mountShop } from './mount-shop';
export { besideRoot, prerenderedShop } from './prerendered-shop';
export { type StartedShop, startShop } from './start-shop';
