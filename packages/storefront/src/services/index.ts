export { type ShopParts, ShopPartsProvider, useShopParts } from './shop-parts';
export { ServicesProvider, useServices } from './use-services';
