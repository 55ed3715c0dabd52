export { ServicesProvider, useServices } from './services-context';
export type { ShopPage, ShopServices } from './shop-services';
