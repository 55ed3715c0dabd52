export {
  type StorageBackend,
  type ShopStorage,
  type Stored,
  createShopStorage,
  openStorageBackend,
  recordKey,
} from './stored';
export { openTabStorage } from './tab-storage';
