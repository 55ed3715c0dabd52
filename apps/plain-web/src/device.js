const place = 'plain-web-device';

/** A UUID that stays with this browser: `did` of every order. */
export function deviceId() {
  const kept = localStorage.getItem(place) ?? crypto.randomUUID();
  localStorage.setItem(place, kept);
  return kept;
}
