import autocannon from 'autocannon';
import { PlainFailure } from '../../terminal/plain-failure.mjs';

const connections = 16;

/**
 * Asks a server as fast as it answers.
 *
 * @param {number} port
 * @param {() => string} nextPath path and query of the next request
 * @param {number} seconds
 * @returns {Promise<number>} answered requests per second
 * @throws {PlainFailure} where an answer was no success: a refusal is quick, and would look well
 */
export async function load(port, nextPath, seconds) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    headers: { host: `api.localhost:${port}` },
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    verifyBody: (body) => String(body).startsWith('{"code":1,'),
  });
  const wrong = result.mismatches + result.errors + result.non2xx;
  if (wrong > 0)
    throw new PlainFailure(`${wrong} of ${result.requests.total} answers were no success.`);
  return result.requests.total / result.duration;
}
