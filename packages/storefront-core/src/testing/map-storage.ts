import type { StorageBackend } from '../storage';

interface MapStorageOptions {
  /** The stored entries, for the test to read. */
  readonly kept?: Map<string, string>;
  readonly isFull?: () => boolean;
}

/** Creates a storage backend over a map. */
export function mapStorage({ kept = new Map(), isFull }: MapStorageOptions = {}): StorageBackend {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull?.() === true) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}
