import autocannon from 'autocannon';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';

const connectionCount = 16;

/**
 * Sends requests as fast as the server responds.
 *
 * @param {number} port
 * @param {() => string} nextPath path and query of the next request
 * @param {number} seconds
 * @returns {Promise<number>} requests per second
 * @throws {PlainFailure} if a response is not a success: refusals are fast and would raise the rate
 */
export async function load(port, nextPath, seconds) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    headers: { host: `api.localhost:${port}` },
    connections: connectionCount,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    verifyBody: (body) => String(body).startsWith('{"code":1,'),
  });
  const failed = result.mismatches + result.errors + result.non2xx;
  if (failed > 0) throw new PlainFailure(`${failed} of ${result.requests.total} requests failed.`);
  return result.requests.total / result.duration;
}
