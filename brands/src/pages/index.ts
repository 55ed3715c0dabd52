export { hostedConfig } from './hosted-config';
export { pageName, pagePath, replenishPath } from './page-name';
export { inlineJson, withShopConfig } from './with-shop-config';
