/** How long a key stands for the same wish to buy, in milliseconds. */
const lifetime = 15 * 60 * 1000;
const place = 'plain-web-intent';

/**
 * One key for one wish to buy, written down before it is sent, so that a second press, a lost answer
 * and a reload all end at the same order.
 *
 * @param {string} wish what is bought, and by which channel
 * @returns {string} UUID
 */
export function keyFor(wish) {
  const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null');
  if (kept?.wish === wish && Date.now() - kept.madeAt < lifetime) return kept.key;
  const key = crypto.randomUUID();
  sessionStorage.setItem(place, JSON.stringify({ wish, key, madeAt: Date.now() }));
  return key;
}

/** The wish has been answered for good: the next press is a new one. */
export function forgetIntent() {
  sessionStorage.removeItem(place);
}
