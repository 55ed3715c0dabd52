export { hostedConfig } from './hosted-config';
export { inlineJson, withShopConfig } from './with-shop-config';
