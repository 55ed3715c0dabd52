import type { HostMemory, RememberedHost } from '@shop/api-client';
import * as v from 'valibot';
import type { ShopStorage, Stored } from '../storage';

const workingHost: Stored<RememberedHost> = {
  key: 'paymentBakApi',
  schema: v.object({ host: v.string(), savedAt: v.number() }),
  days: 1,
};

/** Where the transport keeps the backup host that helped out (spec §8). */
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
