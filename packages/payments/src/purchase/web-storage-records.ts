import { type RecordStorage, keptObjects } from './kept-objects';
import type { KeptPurchase, PurchaseRecords } from './purchases';

/** A UUID, as the back end takes it for a key. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

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
  const kept = keptObjects(storage);
  const start = `${prefix}.`;
  return {
    read: (id) => {
      const stored = kept.read(start + id);
      const details = readDetails(stored);
      return details && readPurchase(details, stored);
    },
    write: (id, purchase) => {
      kept.write(start + id, purchase);
    },
    remove: (id) => {
      kept.remove(start + id);
    },
    ids: () =>
      kept
        .keys()
        .filter((key) => key.startsWith(start))
        .map((key) => key.slice(start.length)),
  };
}

function readPurchase<Details extends object>(
  details: Details,
  { key, madeAt, pressedAt, billingNo, isWindowless }: Readonly<Record<string, unknown>>,
): KeptPurchase<Details, number> | null {
  if (typeof key !== 'string' || !uuid.test(key)) return null;
  if (typeof madeAt !== 'number' || typeof pressedAt !== 'number') return null;
  return {
    ...details,
    ...{ key, madeAt, pressedAt },
    ...(typeof billingNo === 'string' && { billingNo }),
    ...(isWindowless === true && { isWindowless }),
  };
}
