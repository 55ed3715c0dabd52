// `npm run lab -- transport`
import { median } from '../../tools/bench/median.mjs';
import { table } from '../../tools/bench/table.mjs';
import { main } from '../../tools/terminal/main.mjs';
import { step } from '../../tools/terminal/step.mjs';
import { bundleSize, loadBundle } from '../bundle.mjs';
import { asBytes, asTimes, judge } from '../limits.mjs';
import { ratio, timeInTurn } from '../time-in-turn.mjs';

/** What a page loads anyway. */
const external = ['@reduxjs/*', 'react', 'react-redux', '@shop/contract'];
const candidates = {
  byHand: 'written by hand for this shop',
  apiClient: '@shop/api-client',
  wretch: 'wretch',
  ky: 'ky',
  axiosWithRetry: 'axios and axios-retry',
};
const size = { rounds: 121, iterations: 40, warmUp: 500 };

const params = { billing_no: '20261121000000000001' };
const body = JSON.stringify({ code: 1, msg: '', content: { ...params, status: -1 } });
const headers = { 'content-type': 'application/json; charset=utf-8' };
/** Responds at once, since the time of a network would hide the differences. */
const fetch = () => Promise.resolve(new Response(body, { headers }));

const sizeOf = (code) => bundleSize(code, import.meta.dirname, external);

async function timeCalls(file) {
  const code = `export * as all from './${file}'; export { orderInfo, readAnswer } from '@shop/contract';`;
  const { all, orderInfo, readAnswer } = await loadBundle(code, import.meta.dirname);
  const read = (answer) => readAnswer(orderInfo, answer).content;
  const sends = Object.entries(all).map(([name, create]) => [name, create(fetch, read)]);
  for (const [name, send] of sends)
    if ((await send(params)).billing_no !== params.billing_no)
      throw new Error(`${name} did not read the order.`);
  const tasks = Object.fromEntries(
    sends.map(([name, send]) => [name, { run: () => send(params) }]),
  );
  return timeInTurn(tasks, size);
}

await main(async () => {
  const calls = await step('Timing a call', () => timeCalls('candidates.mjs'));
  const whole = await step('Timing a whole call of RTK Query', () => timeCalls('whole-calls.mjs'));
  const rows = [['one call', 'gzip, set up', 'time', '× by hand']];
  for (const [name, title] of Object.entries(candidates))
    rows.push([
      title,
      asBytes(await sizeOf(`export { ${name} } from './candidates.mjs'`)),
      `${(median(calls[name] ?? []) * 1000).toFixed(1)} µs`,
      asTimes(ratio(calls, name, 'byHand')),
    ]);
  console.log(`\n${table(rows).join('\n')}`);
  const overOwn = ratio(whole, 'apiClient', 'baseQuery');
  return judge([
    ['a call, × by hand', ratio(calls, 'apiClient', 'byHand'), 1.25, asTimes],
    ['a whole call, × RTK Query over fetchBaseQuery', overOwn, 0.7, asTimes],
  ]);
});
