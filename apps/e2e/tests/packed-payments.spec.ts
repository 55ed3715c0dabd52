import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker as WorkerThread } from 'node:worker_threads';
import * as v from 'valibot';
import { plainWebOn } from '../shop/plain-web';
import { shopPortOf } from '../shop/ports';
import { expect, test } from '../shop/test';

const built = join(import.meta.dirname, '../../plain-web/dist');
const madeOf = v.object({
  inputs: v.array(v.string()),
  lock: v.object({
    packages: v.record(
      v.string(),
      v.object({ resolved: v.optional(v.string()), integrity: v.optional(v.string()) }),
    ),
  }),
});

test('the consumer’s page is built only from the packed packages', () => {
  const text = readFileSync(join(built, 'made-of.json'), 'utf8');
  const { inputs, lock } = v.parse(madeOf, JSON.parse(text));
  for (const name of ['payment-element', 'payments', 'contract']) {
    const installed = lock.packages[`node_modules/@shop/${name}`];
    expect(installed?.resolved).toMatch(new RegExp(`^file:shop-${name}-[\\d.]+\\.tgz$`));
    expect(installed?.integrity).toMatch(/^sha512-/);
  }
  const own =
    /^(src|node_modules\/@shop\/(payment-element|payments|contract)\/dist|foreign\/valibot\/dist)\//;
  expect(inputs.filter((input) => !own.test(input))).toEqual([]);
  expect(inputs).toContain('node_modules/@shop/payments/dist/index.js');
});

/** The result of listing and launching in either environment. */
const launched = {
  listed: ['GLOBAL'],
  asked: 'paypalPay',
  kind: 'redirect',
  sentTo: 'https://www.paypal.com/pay',
};

test('the packed package lists channels and launches a payment in a web worker', async ({ page }, {
  parallelIndex,
}) => {
  await plainWebOn(page, shopPortOf(parallelIndex)).visit();
  const result = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const worker = new Worker('/web-worker.js', { type: 'module' });
        worker.onmessage = ({ data }: MessageEvent<unknown>) => {
          resolve(data);
        };
        worker.onerror = ({ message }) => {
          resolve(message);
        };
      }),
  );
  expect(result).toEqual(launched);
});

test('the packed package lists channels and launches a payment in a Node worker thread', async () => {
  const address = pathToFileURL(join(built, 'in-worker.js')).href;
  const code = `const { parentPort } = require('node:worker_threads');
    import('${address}').then((m) => m.payInWorker()).then((result) => parentPort.postMessage(result));`;
  const result = await new Promise((resolve, reject) => {
    new WorkerThread(code, { eval: true }).on('message', resolve).on('error', reject);
  });
  expect(result).toEqual(launched);
});
