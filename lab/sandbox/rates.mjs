import autocannon from 'autocannon';
import { median } from '../../tools/bench/median.mjs';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';

/**
 * Sends requests over 16 connections as fast as the server responds.
 *
 * @param {() => string} nextPath path and query of the next request
 * @returns {Promise<number>} requests per second
 * @throws {PlainFailure} if a response is not a success: refusals are fast and would raise the rate
 */
export async function rate(port, nextPath, seconds) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    headers: { host: `api.localhost:${port}` },
    connections: 16,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    verifyBody: (body) => String(body).startsWith('{"code":1,'),
  });
  const failed = result.mismatches + result.errors + result.non2xx;
  if (failed > 0) throw new PlainFailure(`${failed} of ${result.requests.total} requests failed.`);
  return result.requests.total / result.duration;
}

/**
 * Measures two rates in turn and prints them. Rounds are compared each with its own, since what else the machine does
 * changes over time.
 *
 * @param {readonly [() => Promise<number>, () => Promise<number>]} measured each measures one round
 * @returns {Promise<boolean>} whether the ratio is reached
 */
export async function compareRates(title, rounds, minRatio, [one, other]) {
  // Until the code is optimised.
  for (let turn = 0; turn < 3; turn += 1) {
    await one();
    await other();
  }
  const rates = [];
  for (let round = 0; round < rounds; round += 1) rates.push([await one(), await other()]);
  const ratio = median(rates.map(([first, second]) => first / second));
  const [first, second] = [0, 1].map((index) => median(rates.map((pair) => pair[index] ?? NaN)));
  console.log(
    `${title.padEnd(16)} ${first?.toFixed(0)}/s, baseline ${second?.toFixed(0)}/s, ` +
      `ratio ${ratio.toFixed(2)} (min ${minRatio.toFixed(1)})`,
  );
  return ratio >= minRatio;
}
