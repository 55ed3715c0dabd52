export { brandAttributes } from './brand-attributes';
export { type BrandVariable, brandStyle } from './brand-style';
export type { Look } from './look';
