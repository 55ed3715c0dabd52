import type { Backing } from '../storage';

/** What a test may have a browser's storage do. */
interface MapBackingOptions {
  /** Where everything is kept, for the test to look at. */
  readonly kept?: Map<string, string>;
  readonly isFull?: () => boolean;
}

/** A browser's storage that keeps everything until it is full. */
export function mapBacking({ kept = new Map(), isFull }: MapBackingOptions = {}): Backing {
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
