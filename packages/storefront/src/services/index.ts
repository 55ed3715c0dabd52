export {
  ServicesProvider,
  type PageActions,
  type ShopServices,
  useServices,
} from './shop-services';
