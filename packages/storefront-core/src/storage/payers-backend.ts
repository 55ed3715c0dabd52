import type { storageKeys } from './storage-keys';
import { smallSchema, text } from './small-schema';
import { type StorageBackend, type Stored, openTabStorage, tabValues } from './stored';

/**
 * The keys of which a payment for another player has its own: sign-ins, choices, area, and what the page
 * shows of them. The payer may be another person than the player of this browser.
 */
const apart: readonly string[] = [
  'paymentUserinfo',
  'betaUserInfo',
  'betaAccountKey',
  'trafficSource',
  'paymentOrderInfo',
  'paymentGameInfo',
  'payment_domain_area',
  'paymentGoods',
  'paymentGameColours',
  'autoShowAccum',
] satisfies readonly (keyof typeof storageKeys)[];

const prefix = 'replenish.';

function ownKey(key: string): string {
  const [family = ''] = key.split('.');
  return apart.includes(family) ? prefix + key : key;
}

/**
 * Returns the browser's storage as the page of a payment for another player sees it: the keys that are kept
 * apart have the prefix `replenish.`. So signing in or out there leaves the player of the shop alone, and the
 * other way round.
 */
export function payersBackend(backend: StorageBackend | null): StorageBackend | null {
  if (backend === null) return null;
  return {
    getItem: (key) => backend.getItem(ownKey(key)),
    setItem: (key, text) => {
      backend.setItem(ownKey(key), text);
    },
    removeItem: (key) => {
      backend.removeItem(ownKey(key));
    },
    key: (index) => {
      const name = backend.key(index);
      if (name === null) return null;
      // The player's own names lead to nothing here.
      return name.startsWith(prefix) ? name.slice(prefix.length) : name;
    },
    get length() {
      return backend.length;
    },
  };
}

/** The replenishment for which this tab has begun a sign-in with a provider. */
const payersSignIn: Stored<string> = { key: 'paymentPayerSignIn', schema: smallSchema(text) };

/** Keeps in this tab for which replenishment a sign-in begins; null for a sign-in to the shop. */
export function keepPayersSignIn(
  window: Window,
  now: () => number,
  replenishId: string | null,
): void {
  const tab = openTabStorage(window, now);
  if (replenishId === null) tab.remove(payersSignIn);
  else tab.write(payersSignIn, replenishId);
}

/** Returns the replenishment for which the sign-in of this tab has begun; null for a sign-in to the shop. */
export function readPayersSignIn(window: Window, now: () => number): string | null {
  return tabValues(window, now).read(payersSignIn);
}
