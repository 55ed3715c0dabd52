import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEarlyGoods } from '../build-hello.mjs';
import { floors } from './visits.mjs';

/**
 * Builds the pages that the shop is compared with.
 *
 * @param {string} shop folder of a shop's build
 * @param {string} hello folder of the built hello app
 * @returns {Promise<{ name: string, html: string, folder: string }[]>}
 */
export async function floorPages(shop, hello) {
  const prerendered = readFileSync(join(shop, 'pages/nova/en.html'), 'utf8');
  return [
    { name: floors.static, html: withoutScripts(prerendered), folder: shop },
    { name: floors.hello, html: readFileSync(join(hello, 'index.html'), 'utf8'), folder: hello },
    { name: floors.early, ...(await buildEarlyGoods()) },
  ];
}

/**
 * Returns a page without its scripts and what they preload: what it would be if it were only read.
 *
 * @param {string} html
 * @returns {string}
 */
export function withoutScripts(html) {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\brel=["']?modulepreload\b[^>]*>/g, '');
}
