import { dirname } from 'node:path';
import { preview } from 'vite';

/**
 * Serves a built page on a free port.
 *
 * @param {string} folder
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function serve(folder) {
  const server = await preview({
    configFile: false,
    root: dirname(folder),
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  return { address, stop: () => server.close() };
}
