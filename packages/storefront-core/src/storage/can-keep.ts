import * as v from 'valibot';
import type { ShopStorage, Stored } from './stored';

const probe: Stored<string> = { key: 'paymentProbe', schema: v.string() };

/**
 * Whether a storage keeps what is written to it: writes a value and removes it again. To ask the browser
 * is not enough, since it says that cookies are on where the storage is blocked.
 */
export function canKeep(storage: ShopStorage): boolean {
  storage.write(probe, '');
  const isKept = storage.isPersistent();
  storage.remove(probe);
  return isKept;
}
