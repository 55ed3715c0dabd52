import { createServer } from 'node:net';
import { PlainFailure } from '../terminal/plain-failure.mjs';

/**
 * The port asked for with `PORT`, 4000 when nothing was asked for.
 *
 * @param {string | undefined} asked
 * @returns {number}
 * @throws {PlainFailure} when it is not a port
 */
export function readPort(asked) {
  if (asked === undefined || asked === '') return 4000;
  const port = Number(asked);
  if (/^\d+$/.test(asked) && port >= 1 && port <= 65_535) return port;
  throw new PlainFailure(`PORT is "${asked}"; it should be a number from 1 to 65535.`);
}

/**
 * Makes sure nobody listens on the port, before minutes are spent on a build.
 *
 * @param {number} port
 * @returns {Promise<void>}
 * @throws {PlainFailure} naming the port and another one to try
 */
export async function ensurePortFree(port) {
  // Both: where a program holds one of the two, some systems still let the other be taken.
  const code = (await tryToListen({ port, host: '127.0.0.1' })) ?? (await tryToListen({ port }));
  if (code === null) return;
  const other = port === 65_535 ? port - 1 : port + 1;
  const reason =
    code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program (perhaps the shop is already running).`
      : `Port ${port} cannot be used (${code}).`;
  throw new PlainFailure(`${reason}\nEnd it, or choose another port: PORT=${other} npm start`);
}

/**
 * @param {import('node:net').ListenOptions} address
 * @returns {Promise<string | null>} the system's error code, null when listening worked
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
