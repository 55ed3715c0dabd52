import type { Schema } from './small-schema';
import type { storageKeys } from './storage-keys';

type Keys = typeof storageKeys;

/**
 * Key and maximum age, as listed. The key is the prefix of a family of keys where it has records
 * (`paymentUserinfo.<gp_id>`): see `recordKey`. Without `maxAgeDays` the value never expires.
 */
type Place = {
  readonly [Key in keyof Keys]: Keys[Key] extends number
    ? { readonly key: Key; readonly maxAgeDays: Keys[Key] }
    : { readonly key: Key; readonly maxAgeDays?: never };
}[keyof Keys];

/** An entry of the browser's storage: key, maximum age and schema. */
export type Stored<Value> = Place & { readonly schema: Schema<Value> };

/** A {@link Stored} of code that only writes it: without the schema, which only reading needs. */
export type WrittenOnly<Value> = Place & Partial<Pick<Stored<Value>, 'schema'>>;

/** The part of `window.localStorage` that is used. */
export type StorageBackend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The part of it that single values need. */
export type ValuesBackend = Pick<StorageBackend, 'getItem' | 'setItem' | 'removeItem'>;

/** The values in a storage, one by one. */
export interface StoredValues {
  read: <Value>(entry: Stored<Value>, record?: string) => Value | null;
  write: <Value>(entry: WrittenOnly<Value>, value: Value, record?: string) => void;
  remove: (entry: WrittenOnly<unknown>, record?: string) => void;
}

/**
 * The browser's storage (spec §3). A missing, blocked, full, corrupted or outdated storage never breaks
 * a page: reads return null, and writes are kept in memory until the page is left.
 */
export interface ShopStorage extends StoredValues {
  /** Returns the names of the records of a map, whether or not they can be read. */
  records: (entry: Stored<unknown>) => readonly string[];
  /** Whether everything written so far outlasts the page. */
  isPersistent: () => boolean;
}

/**
 * Returns the browser's storage; null if it is blocked. With blocked cookies even reading
 * `localStorage` throws, though `navigator.cookieEnabled` is true.
 */
export function openStorageBackend(window: Window): StorageBackend | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** The version of the stored format; values of another version are dropped. */
const formatVersion = 1;

/** What is around a stored value. */
interface Wrapper {
  readonly v: typeof formatVersion;
  /** Milliseconds since 1970; null if the value never expires. */
  readonly exp: number | null;
  readonly d: unknown;
}

function isWrapper(value: unknown): value is Wrapper {
  if (typeof value !== 'object' || value === null) return false;
  if (!('v' in value && 'exp' in value && 'd' in value)) return false;
  return value.v === formatVersion && (value.exp === null || typeof value.exp === 'number');
}

/**
 * Returns the storage key of a record in a map. Each record has its own key, because two tabs that
 * change one JSON map lose each other's writes.
 */
function recordKey(entry: WrittenOnly<unknown>, record?: string): string {
  return record === undefined ? entry.key : `${entry.key}.${record}`;
}

/**
 * A text inside a value that is longer than any the shop writes: the links of providers are the longest. Sent as
 * a token or an id it would make every request too long for a server to read.
 */
const hugeText = /[^"]{8192}/;

function parse(text: string): unknown {
  try {
    return hugeText.test(text) ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Returns the values in a storage, for the script in the page; one that cannot be kept is forgotten. `backend` is null if the
 * browser blocks it; `now` is in milliseconds.
 */
export function storedValues(backend: ValuesBackend | null, now: () => number): StoredValues {
  const remove = (key: string): void => {
    try {
      backend?.removeItem(key);
    } catch {
      // A blocked storage contains nothing to remove.
    }
  };
  return {
    read: (entry, record) => {
      const key = recordKey(entry, record);
      let text: string | null = null;
      try {
        text = backend?.getItem(key) ?? null;
      } catch {
        // A blocked storage contains nothing to read.
      }
      if (text === null) return null;
      const outer = parse(text);
      if (isWrapper(outer) && (outer.exp === null || outer.exp > now())) {
        const inner = entry.schema['~standard'].validate(outer.d);
        // No schema of a stored value answers later.
        if (!(inner instanceof Promise) && inner.issues === undefined) return inner.value;
      }
      remove(key);
      return null;
    },
    write: (entry, value, record) => {
      const key = recordKey(entry, record);
      const exp =
        entry.maxAgeDays === undefined ? null : now() + entry.maxAgeDays * millisecondsPerDay;
      try {
        backend?.setItem(key, JSON.stringify({ v: formatVersion, exp, d: value }));
      } catch {
        // The old value would return with the next page, for example another player's sign-in.
        remove(key);
      }
    },
    remove: (entry, record) => {
      remove(recordKey(entry, record));
    },
  };
}

/** Creates the storage. `backend` is null if the browser blocks it; `now` is in milliseconds. */
export function createShopStorage(backend: StorageBackend | null, now: () => number): ShopStorage {
  const memory = new Map<string, string>();

  const put = (key: string, text: string): boolean => {
    try {
      backend?.setItem(key, text);
      return backend !== null;
    } catch {
      return false;
    }
  };

  const keys = (): readonly string[] => {
    try {
      const names = Array.from({ length: backend?.length ?? 0 }, (_, index) => backend?.key(index));
      return [...memory.keys(), ...names.flatMap((name) => name ?? [])];
    } catch {
      return [...memory.keys()];
    }
  };

  const removeItem = (key: string): void => {
    memory.delete(key);
    backend?.removeItem(key);
  };
  const values = storedValues(
    {
      getItem: (key) => memory.get(key) ?? backend?.getItem(key) ?? null,
      setItem: (key, text) => {
        if (put(key, text)) {
          memory.delete(key);
          return;
        }
        try {
          // If the storage is full, the removal of the old value may make room.
          removeItem(key);
        } catch {
          // A blocked storage contains nothing to remove.
        }
        if (!put(key, text)) memory.set(key, text);
      },
      removeItem,
    },
    now,
  );
  return {
    ...values,
    records: (entry) => {
      const prefix = recordKey(entry, '');
      const found = keys().filter((key) => key.startsWith(prefix));
      return [...new Set(found)].map((key) => key.slice(prefix.length));
    },
    isPersistent: () => memory.size === 0 && backend !== null,
  };
}

function tabBackend(window: Window): StorageBackend | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Opens the storage of this tab, which no other tab can read and which ends with it. */
export function openTabStorage(window: Window, now: () => number): ShopStorage {
  return createShopStorage(tabBackend(window), now);
}

/** Returns the values in the storage of this tab, for the script in the page. */
export function tabValues(window: Window, now: () => number): StoredValues {
  return storedValues(tabBackend(window), now);
}
