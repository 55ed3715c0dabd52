import { get } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * Sends a request to the main API. It does not use fetch, which cannot set the `Host` header.
 *
 * @param {number} port
 * @param {string} path
 * @returns {Promise<unknown>} the parsed response
 */
export async function request(port, path) {
  const headers = { host: `api.localhost:${port}` };
  /** @type {import('node:http').IncomingMessage} */
  const response = await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, resolve).once('error', reject);
  });
  return json(response);
}
