export { hostedConfig } from './hosted-config';
export { goodsPath, pageName, pagePath, replenishPath, vipPath } from './page-name';
export { inlineJson, withShopConfig } from './with-shop-config';
