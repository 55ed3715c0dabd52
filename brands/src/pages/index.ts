export { hostedConfig } from './hosted-config';
export { goodsPath, pagePath, vipPath } from './page-path';
export { inlineJson, withShopConfig } from './with-shop-config';
