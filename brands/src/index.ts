export { type Brand, type Environment, brandSchema, defineBrand, otherHosts } from './brand';
export type { ShopConfig, ShopHosts } from './shop-config';
export type { AreaSettings } from './area-settings';
