import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

/**
 * Builds the candidates for the browser and loads them.
 *
 * @returns {Promise<unknown>} the module
 */
export async function loadCandidates() {
  const file = join(import.meta.dirname, '../dist/transport/candidates.js');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await bundle('candidates.mjs'));
  return import(pathToFileURL(file).href);
}
