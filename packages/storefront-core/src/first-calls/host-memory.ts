import type { HostMemory, RememberedHost } from '@shop/api-client/transport';
import { type StoredValues, type Stored, fields, smallSchema, text } from '../storage';

const workingHost: Stored<RememberedHost> = {
  key: 'paymentBakApi',
  schema: smallSchema(
    fields({
      host: text,
      savedAt: (value) => (typeof value === 'number' ? value : undefined),
    }),
  ),
  maxAgeDays: 1,
};

/** Stores the backup host that worked, for the transport (spec §8). */
export function createHostMemory(storage: StoredValues): HostMemory {
  return {
    read: () => storage.read(workingHost),
    write: (remembered) => {
      storage.write(workingHost, remembered);
    },
    clear: () => {
      storage.remove(workingHost);
    },
  };
}
