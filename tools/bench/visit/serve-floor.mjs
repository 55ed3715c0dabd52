import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a page that the shop is compared with on a free port: text files compressed by gzip, calls
 * and pictures answered by the sandbox.
 *
 * @param {object} floor
 * @param {string} floor.html the page at `/`
 * @param {string} floor.folder of the files it loads
 * @param {number} floor.sandboxPort
 * @returns {Promise<{ address: string, stop: () => void }>}
 */
export async function serveFloor({ html, folder, sandboxPort }) {
  /** @type {Map<string, { type: string, gzip: Buffer }>} */
  const files = new Map([['/', compressed('.html', html)]]);

  /** @param {string} path */
  function fileAt(path) {
    const type = extname(path);
    const known = files.get(path);
    if (known !== undefined) return known;
    if (!(type in types) || path.includes('..') || !existsSync(join(folder, path))) return null;
    const file = compressed(type, readFileSync(join(folder, path)));
    files.set(path, file);
    return file;
  }

  const server = createServer((incoming, response) => {
    const url = incoming.url ?? '/';
    const file = fileAt(url.split('?', 1)[0] ?? '/');
    if (file === null) {
      forward(incoming, sandboxPort, response);
      return;
    }
    response
      .writeHead(200, {
        'content-type': file.type,
        'content-encoding': 'gzip',
        'content-length': file.gzip.length,
        'cache-control': 'no-cache',
      })
      .end(file.gzip);
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
 * @param {string} type
 * @param {string | Buffer} content
 */
function compressed(type, content) {
  return { type: types[type] ?? '', gzip: gzipSync(content, { level: 9 }) };
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
