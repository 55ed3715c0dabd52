import { bouncerDatabase, postgresDatabase, standbyDatabase } from './debian.mjs';
import { embeddedDatabase } from './embedded.mjs';

/**
 * Opens a database of a kind.
 *
 * @param {string} folder for its files
 * @throws {PlainFailure} if a program is missing; it names Debian's package
 */
export async function openDatabase(kind, folder) {
  switch (kind) {
    case 'embedded':
      return Promise.resolve(embeddedDatabase(folder));
    case 'postgres':
      return postgresDatabase(folder);
    case 'pgbouncer':
      return bouncerDatabase(folder);
    case 'standby':
      return standbyDatabase(folder);
  }
}
