/**
 * What the package adds to a page that has RTK Query and react-redux, minified and compressed.
 * `npm run size` prints it and fails above the limit.
 */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const limits = [
  {
    name: 'transport',
    code: "export { createTransport } from './src/transport/create-transport.ts';",
    bytes: 2000,
  },
  {
    name: 'transport, api and the first screen’s endpoints',
    code: "export { shopApi, createTransport, useGameListQuery } from './src/index.ts';",
    bytes: 2500,
  },
  {
    name: 'checkout endpoints',
    code: "export { useCreatePaymentMutation } from './src/endpoints/checkout-api.ts'; export { orderAnswer } from './src/endpoints/order-answer.ts';",
    bytes: 1300,
  },
  {
    name: 'limits endpoint',
    code: "export { useLimitInfoQuery } from './src/endpoints/limits-api.ts';",
    bytes: 700,
  },
  {
    name: 'coupon endpoints',
    code: "export { useCouponListQuery } from './src/endpoints/coupons-api.ts';",
    bytes: 700,
  },
  {
    name: 'activity endpoints',
    code: "export { useActivityInfoQuery } from './src/endpoints/activities-api.ts';",
    bytes: 700,
  },
  {
    name: 'replenishment endpoints',
    code: "export { useReplenishmentInfoQuery } from './src/endpoints/replenishment-api.ts';",
    bytes: 700,
  },
  {
    name: 'card endpoints',
    code: "export { useCardPayMutation } from './src/endpoints/cards-api.ts';",
    bytes: 900,
  },
  {
    name: 'sign-in endpoints',
    code: "export { useLoginMutation } from './src/endpoints/sign-in-api.ts';",
    bytes: 900,
  },
  {
    name: 'tracking',
    code: "export { createTracker } from './src/tracking/create-tracker.ts';",
    bytes: 650,
  },
];

/** Neither the libraries nor the contract's schemas are this package's own weight. */
const external = ['@reduxjs/*', 'react', 'react-redux', '@shop/contract'];

for (const { name, code, bytes } of limits) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external,
  });
  const size = outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).byteLength, 0);
  console.log(`${name}: ${size} B gzip (at most ${bytes} B)`);
  if (size > bytes) process.exitCode = 1;
}
