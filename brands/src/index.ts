export { type Brand, brandSchema, defineBrand } from './brand';
export type { Analytics, ShopConfig, ShopHosts } from './shop-config';
export type { AreaSettings } from './area-settings';
