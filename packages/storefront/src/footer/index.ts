export { ShopFooter } from './shop-footer';
