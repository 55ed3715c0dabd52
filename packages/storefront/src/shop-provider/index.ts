export { type OpenShop, ShopProvider } from './shop-provider';
