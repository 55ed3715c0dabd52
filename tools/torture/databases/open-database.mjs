import { embeddedDatabase } from './embedded.mjs';

/**
 * Opens a database of a kind.
 *
 * @param {import('../options.mjs').DatabaseKind} kind
 * @param {string} folder for its files
 * @returns {Promise<import('./database.mjs').TortureDatabase>}
 */
export async function openDatabase(kind, folder) {
  switch (kind) {
    case 'embedded':
      return embeddedDatabase(folder);
    case 'postgres':
    case 'pgbouncer':
    case 'standby':
      throw new Error(`not yet: ${kind}`);
  }
}
