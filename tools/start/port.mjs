import { createServer } from 'node:net';
import { PlainFailure } from '../terminal/plain-failure.mjs';

/**
 * Parses the environment variable `PORT`; 4000 if it is not set.
 *
 * @param {string | undefined} value
 * @returns {number}
 * @throws {PlainFailure} if it is not a port
 */
export function readPort(value) {
  if (value === undefined || value === '') return 4000;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new PlainFailure(`PORT is "${value}"; it must be a number from 1 to 65535.`);
}

/**
 * Checks that the port is free before the build starts.
 *
 * @param {number} port
 * @returns {Promise<void>}
 * @throws {PlainFailure} if it is taken; the message suggests another port
 */
export async function ensurePortFree(port) {
  // Both, since some systems allow listening on one while a program holds the other.
  const code = (await tryToListen({ port, host: '127.0.0.1' })) ?? (await tryToListen({ port }));
  if (code === null) return;
  const other = port === 65_535 ? port - 1 : port + 1;
  const reason =
    code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program (perhaps the shop is already running).`
      : `Port ${port} cannot be used (${code}).`;
  throw new PlainFailure(
    `${reason}\nStop that program, or choose another port: PORT=${other} npm start`,
  );
}

/**
 * @param {import('node:net').ListenOptions} address
 * @returns {Promise<string | null>} the system's error code, null if listening succeeded
 */
function tryToListen(address) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      resolve(error.code ?? error.message);
    });
    server.listen(address, () => {
      server.close(() => {
        resolve(null);
      });
    });
  });
}
