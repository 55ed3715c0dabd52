/** @typedef {import('./welcome.mjs').Account} Account */

/**
 * The sandbox's test accounts. A sandbox that does not tell them only costs the welcome its hints.
 *
 * @param {string} origin
 * @param {Readonly<Record<string, string>>} headers what its control calls have to be asked with
 * @returns {Promise<readonly Account[]>}
 */
export async function readAccounts(origin, headers = {}) {
  const answer = await fetch(`${origin}/sandbox/fixtures`, { headers });
  if (!answer.ok) return [];
  const fixtures = await answer.json();
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
