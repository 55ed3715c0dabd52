export { type AppBuild, type LedPage, type PageActions, type ShopServices } from './shop-services';
