import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';

const portLine = 3;

/**
 * Returns the URL of the PostgreSQL that a sandbox has started in its data folder.
 *
 * @param {string} folder `SANDBOX_DATA` of that sandbox
 * @throws {PlainFailure} if the sandbox was started by root and had to put it elsewhere
 */
export function embeddedUrl(folder) {
  const cluster = join(folder, 'cluster');
  if (!existsSync(cluster))
    throw new PlainFailure(
      'The embedded PostgreSQL is not in the data folder, since root cannot run it there. ' +
        'Run the benchmark as another user, or from a folder that all users can read.',
    );
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[portLine];
  const password = readFileSync(join(cluster, 'shop-password'), 'utf8').trim();
  return `postgres://shop:${password}@127.0.0.1:${port}/shop`;
}
