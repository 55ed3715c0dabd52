export { brandAttributes } from './brand-attributes';
export { type BrandVariable, brandStyle } from './brand-style';
export type { BrandTheme } from './brand-theme';
