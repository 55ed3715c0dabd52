import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEarlyGoods, buildPrerenderedHello } from '../build-hello.mjs';
import { floors } from './visits.mjs';
import { withoutScripts } from './without-scripts.mjs';

/**
 * Builds the pages that the shop is compared with.
 *
 * @param {string} shop folder of a shop's build
 * @param {string} hello folder of the built hello app
 * @returns {Promise<{ name: string, html: string, folder: string }[]>}
 */
export async function floorPages(shop, hello) {
  const prerendered = readFileSync(join(shop, 'nova/en.html'), 'utf8');
  return [
    { name: floors.static, html: withoutScripts(prerendered), folder: shop },
    { name: floors.hello, html: readFileSync(join(hello, 'index.html'), 'utf8'), folder: hello },
    { name: floors.prerendered, ...(await buildPrerenderedHello()) },
    { name: floors.early, ...(await buildEarlyGoods()) },
  ];
}
