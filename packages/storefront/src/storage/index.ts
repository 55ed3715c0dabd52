export {
  type Backing,
  type ShopStorage,
  type Stored,
  createShopStorage,
  recordKey,
} from './stored';
