import { get } from 'node:http';
import { json } from 'node:stream/consumers';

/** Sends a request to the main API. It does not use fetch, which cannot set the `Host` header. */
export function getJson(port, path) {
  const headers = { host: `api.localhost:${port}` };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => resolve(json(response))).once(
      'error',
      reject,
    );
  });
}
