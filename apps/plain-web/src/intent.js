/** How long a key is reused for the same purchase. */
const lifetimeMs = 15 * 60 * 1000;
const storageKey = 'plain-web-intent';

/**
 * Returns the key of a purchase. It is stored before it is sent, so that a second press, a lost
 * response and a reload all end at the same order.
 *
 * @param {string} purchase goods and channel
 * @returns {string} UUID
 */
export function keyFor(purchase) {
  const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  if (kept?.purchase === purchase && Date.now() - kept.madeAt < lifetimeMs) return kept.key;
  const key = crypto.randomUUID();
  sessionStorage.setItem(storageKey, JSON.stringify({ purchase, key, madeAt: Date.now() }));
  return key;
}

/** Ends the purchase: the next press gets a new key. */
export function forgetIntent() {
  sessionStorage.removeItem(storageKey);
}
