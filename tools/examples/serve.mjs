import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};

/**
 * Serves an example at a port of its own, like any host of static files.
 *
 * @param {string} root `examples/` or a copy of it
 * @param {import('./examples.mjs').Example} example
 * @param {number} sandboxPort
 * @returns {Promise<{ readonly address: string, readonly close: () => void }>} of its page
 */
export async function serve(root, { portAfterSandbox, served, path }, sandboxPort) {
  const port = sandboxPort + portAfterSandbox;
  const server = createServer(async ({ url = '/' }, response) => {
    // As URL, so that no `..` is left in it.
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(root, served, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    try {
      const content = await readFile(file);
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' });
      response.end(content);
    } catch {
      response.writeHead(404).end('There is nothing here.\n');
    }
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    address: `http://localhost:${String(port)}${path}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
