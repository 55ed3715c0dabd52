import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { field } from '../../tools/test/json.mjs';
import { bundle } from './bundle.mjs';

/**
 * Builds `listChannels` for the browser and loads it.
 *
 * @returns {Promise<import('./time-listing.mjs').List>}
 */
export async function loadListing() {
  const file = join(import.meta.dirname, '../dist/payments/listing.js');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await bundle('list-entry.mjs'));
  const list = field(await import(pathToFileURL(file).href), 'listChannels');
  if (!isList(list)) throw new Error('The build does not export listChannels.');
  return list;
}

/**
 * @param {unknown} value
 * @returns {value is import('./time-listing.mjs').List}
 */
function isList(value) {
  return typeof value === 'function';
}
