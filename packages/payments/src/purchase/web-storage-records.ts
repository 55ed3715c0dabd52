import type { KeptPurchase, PurchaseRecords } from './purchases';

/** The part of `localStorage` or `sessionStorage` that is used. */
export type RecordStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps purchases in a storage of the browser, each under `<prefix>.<id>`, with moments in milliseconds since 1970. A
 * record that is damaged counts as none. What cannot be stored is kept until the page is left.
 *
 * @param storage - Null where the browser blocks it.
 * @param readDetails - Checks the details of a stored purchase, which other scripts can write; null if they are wrong.
 */
export function webStorageRecords<Details extends object>(
  storage: RecordStorage | null,
  prefix: string,
  readDetails: (stored: object) => Details | null,
): PurchaseRecords<Details, number> {
  const memory = new Map<string, string>();
  const keyOf = (id: string): string => `${prefix}.${id}`;
  const stored = (key: string): string => {
    try {
      return storage?.getItem(key) ?? 'null';
    } catch {
      return 'null';
    }
  };
  const storedKeys = (): readonly string[] => {
    try {
      return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
    } catch {
      return [];
    }
  };
  const remove = (id: string): void => {
    memory.delete(keyOf(id));
    try {
      storage?.removeItem(keyOf(id));
    } catch {
      // A blocked storage has nothing to remove.
    }
  };
  return {
    read: (id) => readPurchase(memory.get(keyOf(id)) ?? stored(keyOf(id)), readDetails),
    write: (id, purchase) => {
      const text = JSON.stringify(purchase);
      remove(id);
      try {
        if (storage === null) memory.set(keyOf(id), text);
        else storage.setItem(keyOf(id), text);
      } catch {
        memory.set(keyOf(id), text);
      }
    },
    remove,
    ids: () =>
      [...memory.keys(), ...storedKeys()]
        .filter((key) => key.startsWith(keyOf('')))
        .map((key) => key.slice(keyOf('').length)),
  };
}

/** A UUID, as the back end takes it for a key. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function readPurchase<Details extends object>(
  text: string,
  readDetails: (stored: object) => Details | null,
): KeptPurchase<Details, number> | null {
  const stored = parsed(text);
  const details = stored === null ? null : readDetails(stored);
  if (stored === null || details === null) return null;
  const { key, madeAt, pressedAt, billingNo, isWindowless } = stored;
  if (typeof key !== 'string' || !uuid.test(key)) return null;
  if (typeof madeAt !== 'number' || typeof pressedAt !== 'number') return null;
  return {
    ...details,
    ...{ key, madeAt, pressedAt },
    ...(typeof billingNo === 'string' && { billingNo }),
    ...(isWindowless === true && { isWindowless }),
  };
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
