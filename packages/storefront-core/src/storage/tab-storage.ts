import { type ShopStorage, type StorageBackend, createShopStorage } from './stored';

function openBackend(window: Window): StorageBackend | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Opens the storage of this tab, which no other tab can read and which ends with it. */
export function openTabStorage(window: Window, now: () => number): ShopStorage {
  return createShopStorage(openBackend(window), now);
}
