export { type HostedEnvironment, type HostedShop, type ShopHost, shopHosts } from './shop-hosts';
export { hostNameOf, shopOfHost } from './shop-of-host';
