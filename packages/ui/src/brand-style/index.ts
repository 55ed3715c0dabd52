export { brandAttributes, type BrandTheme } from './brand-attributes';
export { type BrandVariable, brandStyle } from './brand-style';
