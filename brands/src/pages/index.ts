export { hostedConfig } from './hosted-config';
export { goodsPath, pageName, pagePath, vipPath } from './page-name';
export { inlineJson, withShopConfig } from './with-shop-config';
