export {
  ServicesProvider,
  type LedPage,
  type PageActions,
  type ShopServices,
  useServices,
} from './shop-services';
