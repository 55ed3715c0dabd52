export {
  type StorageBackend,
  type ShopStorage,
  type Stored,
  createShopStorage,
  recordKey,
} from './stored';
