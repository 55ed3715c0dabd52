export { canKeep } from './can-keep';
export {
  createShopStorage,
  storedValues,
  openStorageBackend,
  openTabStorage,
  tabValues,
  type ShopStorage,
  type StorageBackend,
  type StoredValues,
  type Stored,
  type WrittenOnly,
} from './stored';
export { type Read, type Schema, fields, orNull, smallSchema, text, textOf } from './small-schema';
export { keepPayersSignIn, payersBackend, readPayersSignIn } from './payers-backend';
export { storageKeys } from './storage-keys';
