import { get } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * Makes one call of the main API. By hand, because fetch lets nobody say which host is meant.
 *
 * @param {number} port
 * @param {string} path
 * @returns {Promise<unknown>} the parsed answer
 */
export async function ask(port, path) {
  const headers = { host: `api.localhost:${port}` };
  /** @type {import('node:http').IncomingMessage} */
  const response = await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, resolve).once('error', reject);
  });
  return json(response);
}
