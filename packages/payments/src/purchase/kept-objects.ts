/** The part of `localStorage` or `sessionStorage` that is used. */
export type RecordStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Objects by key, in a storage of the browser. Nothing of it throws. */
export interface KeptObjects {
  /** Returns the fields of what is stored, which other scripts can write; none if it is missing or no object. */
  readonly read: (key: string) => Readonly<Record<string, unknown>>;
  /** What cannot be stored is kept until the page is left. */
  readonly write: (key: string, value: object) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
}

/**
 * Opens the objects of a storage.
 *
 * @param storage - Null where the browser blocks it.
 */
export function keptObjects(storage: RecordStorage | null): KeptObjects {
  const memory = new Map<string, string>();
  const remove = (key: string): void => {
    memory.delete(key);
    attempt(() => storage?.removeItem(key), undefined);
  };
  return {
    read: (key) =>
      attempt(() => {
        const value: unknown = JSON.parse(memory.get(key) ?? storage?.getItem(key) ?? 'null');
        return fieldsOf(value);
      }, {}),
    write: (key, value) => {
      const text = JSON.stringify(value);
      remove(key);
      const isStored = attempt(() => {
        storage?.setItem(key, text);
        return storage !== null;
      }, false);
      if (!isStored) memory.set(key, text);
    },
    remove,
    keys: () => [
      ...memory.keys(),
      ...attempt(
        () => Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? ''),
        [],
      ),
    ],
  };
}

/** Returns the fields of a value that comes from outside; none if it is no object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A storage may be full or blocked, and what is in it may be no JSON. */
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
