import type { HostMemory, RememberedHost } from '@shop/api-client/transport';
import * as v from 'valibot';
import type { ShopStorage, Stored } from '../storage';

const workingHost: Stored<RememberedHost> = {
  key: 'paymentBakApi',
  schema: v.object({ host: v.string(), savedAt: v.number() }),
  maxAgeDays: 1,
};

/** Stores the backup host that worked, for the transport (spec §8). */
export function createHostMemory(storage: ShopStorage): HostMemory {
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
