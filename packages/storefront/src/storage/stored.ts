import * as v from 'valibot';

/** One entry of the browser's storage: the spec's key name, its shape, and how long it lasts. */
export interface Stored<Value> {
  /** Key, or prefix of a family of keys (`paymentUserinfo.<gp_id>`): see `recordKey`. */
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Days until the value no longer counts; absent for as long as the browser keeps it. */
  readonly days?: number;
}

/** What the storage module needs of `window.localStorage`. */
export type StorageBackend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * The one way to the browser's storage (spec §3). A missing, blocked, full, corrupted or outdated
 * store never breaks a page: reads answer null, and writes live on in memory until the page goes.
 */
export interface ShopStorage {
  read: <Value>(entry: Stored<Value>, record?: string) => Value | null;
  write: <Value>(entry: Stored<Value>, value: Value, record?: string) => void;
  remove: (entry: Stored<unknown>, record?: string) => void;
  /** The names of the records of a map, whether or not they can be read. */
  records: (entry: Stored<unknown>) => readonly string[];
  /** Whether everything written so far outlasts the page. */
  isPersistent: () => boolean;
}

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Layout of what is written; a value of another layout is dropped, not guessed at. */
const layout = 1;

const wrapper = v.object({
  v: v.picklist([layout]),
  /** Milliseconds since 1970, or null for no end. */
  exp: v.nullable(v.number()),
  d: v.unknown(),
});

/**
 * The key of one record in a map. Maps are kept one record per entry, because two tabs that change
 * one JSON map lose each other's writes.
 */
export function recordKey(entry: Stored<unknown>, record?: string): string {
  return record === undefined ? entry.key : `${entry.key}.${record}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Opens the storage. `backend` is null where the browser refuses one; `now` is in milliseconds. */
export function createShopStorage(backend: StorageBackend | null, now: () => number): ShopStorage {
  const memory = new Map<string, string>();

  const get = (key: string): string | null => {
    const remembered = memory.get(key);
    if (remembered !== undefined) return remembered;
    try {
      return backend?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };

  const remove = (key: string): void => {
    memory.delete(key);
    try {
      backend?.removeItem(key);
    } catch {
      // Blocked storage holds nothing that would have to go.
    }
  };

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

  return {
    read: (entry, record) => {
      const key = recordKey(entry, record);
      const text = get(key);
      if (text === null) return null;

      const outer = v.safeParse(wrapper, parse(text));
      const expired = outer.success && outer.output.exp !== null && outer.output.exp <= now();
      const inner = outer.success && !expired ? v.safeParse(entry.schema, outer.output.d) : null;
      if (inner?.success === true) return inner.output;
      remove(key);
      return null;
    },
    write: (entry, value, record) => {
      const key = recordKey(entry, record);
      const exp = entry.days === undefined ? null : now() + entry.days * millisecondsPerDay;
      const text = JSON.stringify({ v: layout, exp, d: value });
      if (put(key, text)) {
        memory.delete(key);
        return;
      }
      // Where it is full, what stood there goes: it would come back with the next page, be it another
      // player's sign-in. That may have made room.
      remove(key);
      if (!put(key, text)) memory.set(key, text);
    },
    remove: (entry, record) => {
      remove(recordKey(entry, record));
    },
    records: (entry) => {
      const prefix = recordKey(entry, '');
      const found = keys().filter((key) => key.startsWith(prefix));
      return [...new Set(found)].map((key) => key.slice(prefix.length));
    },
    isPersistent: () => memory.size === 0 && backend !== null,
  };
}
