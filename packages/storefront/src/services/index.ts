export { ServicesProvider, type ShopPage, type ShopServices, useServices } from './shop-services';
