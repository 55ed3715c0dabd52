import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

/**
 * Builds the contestants as a page would have them, and loads them.
 *
 * @returns {Promise<unknown>} the module
 */
export async function loadContestants() {
  const file = join(import.meta.dirname, '../dist/transport/contestants.js');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await bundle('contestants.mjs'));
  return import(pathToFileURL(file).href);
}
