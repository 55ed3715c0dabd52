import {
  type ShopStorage,
  type StorageBackend,
  type StoredValues,
  createShopStorage,
  storedValues,
} from './stored';

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

/** Returns the values in the storage of this tab, for the script in the page. */
export function tabValues(window: Window, now: () => number): StoredValues {
  return storedValues(openBackend(window), now);
}
