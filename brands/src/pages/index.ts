export { hostedConfig } from './hosted-config';
export { pageName } from './page-name';
export { inlineJson, withShopConfig } from './with-shop-config';
