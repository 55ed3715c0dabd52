import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildAsApps } from '../build-as-apps.mjs';
import { floors } from './visits.mjs';

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** @param {string} page */
async function buildPage(page) {
  const root = join(import.meta.dirname, '../hello');
  const folder = join(import.meta.dirname, '../dist/hello', page);
  await buildAsApps({ root, folder, page });
  return folder;
}

/**
 * Builds a minimal app with the same libraries: React, the declarative router, RTK Query, i18next,
 * and a page that says hello. Returns its folder.
 */
export const buildHello = () => buildPage('index.html');

/**
 * Builds the pages that the shop is compared with: its own without scripts, the hello app, and a list of goods on the
 * same libraries, whose call an inline script starts before they arrive.
 *
 * @param {string} shop folder of a shop's build
 * @param {string} hello folder of the built hello app
 */
export async function floorPages(shop, hello) {
  const early = await buildPage('goods.html');
  /** @param {string[]} path */
  const read = (...path) => readFileSync(join(...path), 'utf8');
  return [
    { name: floors.static, html: withoutScripts(read(shop, 'pages/nova/en.html')), folder: shop },
    { name: floors.hello, html: read(hello, 'index.html'), folder: hello },
    { name: floors.early, html: read(early, 'goods.html'), folder: early },
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
 * Serves a page that the shop is compared with on a free port: text files compressed by gzip, calls
 * and pictures answered by the sandbox.
 *
 * @param {{ html: string, folder: string, sandboxPort: number }} floor the page at `/`, and the folder of what it loads
 */
export async function serveFloor({ html, folder, sandboxPort }) {
  // Each is compressed once, so that the time for it does not count again.
  const files = new Map([['/', gzipSync(html, { level: 9 })]]);

  /** @param {string} path */
  function fileAt(path) {
    if (!files.has(path) && extname(path) in types && existsSync(join(folder, path)))
      files.set(path, gzipSync(readFileSync(join(folder, path)), { level: 9 }));
    return files.get(path);
  }

  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://floor');
    const file = fileAt(pathname);
    if (file === undefined) {
      forward(incoming, sandboxPort, response);
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(pathname) || '.html'],
      'content-encoding': 'gzip',
      'content-length': file.length,
      'cache-control': 'no-cache',
    });
    response.end(file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    address: `http://127.0.0.1:${address.port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Answers calls and pictures as the sandbox does, anything else with 404. Closes the connection if the
 * sandbox does not answer.
 *
 * @param {import('node:http').IncomingMessage} incoming
 * @param {number} port
 * @param {import('node:http').ServerResponse} response
 */
function forward({ url: path = '/', headers: sent }, port, response) {
  const isCall = path.startsWith('/api/');
  if (!isCall && extname(path) === '') {
    response.writeHead(404).end();
    return;
  }
  const headers = {
    host: `${isCall ? 'api' : 'nova'}.localhost:${port}`,
    'accept-encoding': sent['accept-encoding'] ?? '',
  };
  get({ host: '127.0.0.1', port, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  }).once('error', () => {
    response.destroy();
  });
}
