import type { StorageBackend } from '../storage';

/** What a test may have a browser's storage do. */
interface MapStorageOptions {
  /** Where everything is kept, for the test to look at. */
  readonly kept?: Map<string, string>;
  readonly isFull?: () => boolean;
}

/** A browser's storage that keeps everything until it is full. */
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
