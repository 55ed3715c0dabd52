import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAsApps, serveBuilt } from '../build-as-apps.mjs';
import { floors } from './limits.mjs';

/** @typedef {import('./visits.mjs').Visit} Visit */

const dist = join(import.meta.dirname, '../dist');

/**
 * Builds a minimal app with the same libraries: React, the declarative router, RTK Query, i18next, and a page that says
 * hello or lists goods. Returns its folder.
 *
 * @param {'hello' | 'goods'} name
 */
export async function buildFloor(name) {
  const folder = join(dist, name);
  await buildAsApps(join(import.meta.dirname, '../floors', name), folder);
  return folder;
}

/**
 * Builds the pages that the shop is compared with: its own without scripts, the hello app, and a list of goods on the
 * same libraries, whose call an inline script starts before they arrive.
 *
 * @param {string} shop folder of a shop's build
 * @param {string} hello folder of the built hello app
 * @returns {Promise<{ name: string, folder: string, shows: Visit['shows'] }[]>}
 */
export async function floorPages(shop, hello) {
  const readOnly = join(dist, 'static');
  mkdirSync(readOnly, { recursive: true });
  const page = readFileSync(join(shop, 'pages/nova/en.html'), 'utf8');
  writeFileSync(join(readOnly, 'index.html'), withoutScripts(page));
  return [
    { name: floors.static, folder: readOnly, shows: [] },
    { name: floors.hello, folder: hello, shows: [] },
    { name: floors.early, folder: await buildFloor('goods'), shows: ['goods'] },
  ];
}

/**
 * Returns a page without its scripts and what they preload: what it would be if it were only read.
 *
 * @param {string} html
 */
export function withoutScripts(html) {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\brel=["']?modulepreload\b[^>]*>/g, '');
}

/**
 * Serves a page that the shop is compared with on a free port; the sandbox answers calls, and sends pictures.
 *
 * @param {string} folder
 * @param {number} sandboxPort
 */
export function serveFloor(folder, sandboxPort) {
  /** @param {string} name */
  const from = (name) => ({
    target: `http://127.0.0.1:${sandboxPort}`,
    headers: { host: `${name}.localhost:${sandboxPort}` },
  });
  return serveBuilt(folder, {
    '/api/': from('api'),
    '^/.*\\.(svg|png|webmanifest)$': from('nova'),
  });
}
