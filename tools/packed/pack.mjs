import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../terminal/clone.mjs';

/** The packages that another team installs; the first depends on the second. */
export const packedPackages = ['payments', 'contract'];

/**
 * Packs the packages as for publishing. They have to be built.
 *
 * @param {string} repository
 * @param {string} folder for the tarballs
 * @returns {Promise<ReadonlyMap<string, string>>} the file names of the tarballs, by package
 */
export async function pack(repository, folder) {
  await Promise.all(
    packedPackages.map((name) =>
      run(join(repository, 'packages', name), 'pnpm', 'pack', '--pack-destination', folder),
    ),
  );
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  return new Map(tarballs.map((file) => [file.split('-')[1] ?? '', file]));
}
