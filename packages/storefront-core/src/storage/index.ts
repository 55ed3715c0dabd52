export { canKeep } from './can-keep';
export {
  createShopStorage,
  openStorageBackend,
  type ShopStorage,
  type StorageBackend,
  type Stored,
  type WrittenOnly,
} from './stored';
export { keepPayersSignIn, payersBackend, readPayersSignIn } from './payers-backend';
export { openTabStorage } from './tab-storage';
export { storageKeys } from './storage-keys';
