/** @typedef {import('./welcome.mjs').Account} Account */

/**
 * Reads the sandbox's test accounts; none if the sandbox refuses.
 *
 * @param {string} origin
 * @param {Readonly<Record<string, string>>} headers of its control calls
 * @returns {Promise<readonly Account[]>}
 */
export async function readAccounts(origin, headers = {}) {
  const response = await fetch(`${origin}/sandbox/fixtures`, { headers });
  if (!response.ok) return [];
  const fixtures = await response.json();
  if (typeof fixtures !== 'object' || fixtures === null || !('accounts' in fixtures)) return [];
  return Array.isArray(fixtures.accounts) ? fixtures.accounts.filter(isAccount) : [];
}

/**
 * @param {unknown} value
 * @returns {value is Account}
 */
function isAccount(value) {
  if (typeof value !== 'object' || value === null) return false;
  return ['brand', 'username', 'password'].every(
    (field) => typeof Reflect.get(value, field) === 'string',
  );
}
