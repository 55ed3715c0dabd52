/** @typedef {import('./welcome.mjs').Shop} Shop */

/**
 * Reads the sandbox's shops; none if the sandbox refuses.
 *
 * @param {string} origin
 * @param {Readonly<Record<string, string>>} headers of its control calls
 * @returns {Promise<readonly Shop[]>} in the order of the sandbox
 */
export async function readShops(origin, headers = {}) {
  const response = await fetch(`${origin}/sandbox/fixtures`, { headers });
  if (!response.ok) return [];
  const fixtures = await response.json();
  const accounts = textsOf(fixtures, 'accounts', ['brand', 'username', 'password']);
  const shops = textsOf(fixtures, 'shops', ['brand', 'domain_area', 'version']);
  const replenishments = textsOf(fixtures, 'replenishments', ['brand', 'life', 'replenish_id']);
  const brands = [...new Set(accounts.map(({ brand = '' }) => brand))];
  return brands.map((brand) => {
    const account = accounts.find((candidate) => candidate['brand'] === brand);
    const areas = shops.filter((shop) => shop['brand'] === brand);
    const replenishment = replenishments.find(
      (one) => one['brand'] === brand && one['life'] === 'running',
    );
    return {
      brand,
      areas: areas.map(({ domain_area: area = '', version = '' }) => ({ area, version })),
      replenishId: replenishment?.['replenish_id'] ?? null,
      signIn: `${account?.['username'] ?? ''} / ${account?.['password'] ?? ''}`,
    };
  });
}

/**
 * Returns the entries of a list that have all of the fields as texts.
 *
 * @param {unknown} fixtures
 * @param {string} list
 * @param {readonly string[]} fields
 * @returns {readonly Readonly<Record<string, string>>[]}
 */
function textsOf(fixtures, list, fields) {
  if (typeof fixtures !== 'object' || fixtures === null) return [];
  /** @type {unknown} */
  const found = Reflect.get(fixtures, list);
  /** @type {readonly unknown[]} */
  const entries = Array.isArray(found) ? found : [];
  return entries.flatMap((entry) => {
    const texts = textsIn(entry, fields);
    return texts === null ? [] : [texts];
  });
}

/**
 * @param {unknown} entry
 * @param {readonly string[]} fields
 * @returns {Readonly<Record<string, string>> | null}
 */
function textsIn(entry, fields) {
  if (typeof entry !== 'object' || entry === null) return null;
  /** @type {Record<string, string>} */
  const texts = {};
  for (const field of fields) {
    /** @type {unknown} */
    const value = Reflect.get(entry, field);
    if (typeof value !== 'string') return null;
    texts[field] = value;
  }
  return texts;
}
