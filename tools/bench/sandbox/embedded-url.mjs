import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../../terminal/plain-failure.mjs';

const portLine = 3;

/**
 * The address of the PostgreSQL that a sandbox has started in its data folder.
 *
 * @param {string} folder `SANDBOX_DATA` of that sandbox
 * @returns {string}
 * @throws {PlainFailure} where it had to go elsewhere because it was started by root
 */
export function embeddedUrl(folder) {
  const cluster = join(folder, 'cluster');
  if (!existsSync(cluster))
    throw new PlainFailure(
      'The bundled PostgreSQL is out of reach of an ordinary user. ' +
        'Run the bench as yourself, or from a folder that everybody may enter.',
    );
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[portLine];
  const password = readFileSync(join(cluster, 'shop-password'), 'utf8').trim();
  return `postgres://shop:${password}@127.0.0.1:${port}/shop`;
}
