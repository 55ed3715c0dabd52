export { hostedConfig } from './hosted-config';
export { renderPage, withShopConfig } from './render-page';
