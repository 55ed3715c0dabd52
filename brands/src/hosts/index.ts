export { hostNameOf, shopOfHost } from './shop-of-host';
