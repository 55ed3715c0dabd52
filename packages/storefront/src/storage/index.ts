export { canKeep } from './can-keep';
export { keepPayersSignIn, payersBackend, readPayersSignIn } from './payers-backend';
export {
  type StorageBackend,
  type ShopStorage,
  type Stored,
  type WrittenOnly,
  createShopStorage,
  openStorageBackend,
  recordKey,
} from './stored';
export { storageKeys } from './storage-keys';
export { openTabStorage } from './tab-storage';
