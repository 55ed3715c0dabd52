const storageKey = 'plain-web-device';

/** Returns the UUID of this browser, the `did` of every order. */
export function deviceId() {
  const kept = localStorage.getItem(storageKey) ?? crypto.randomUUID();
  localStorage.setItem(storageKey, kept);
  return kept;
}
