/**
 * What the package costs a page that lists channels and launches them, minified and compressed.
 * `npm run size` prints it and fails above the limit.
 */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const limits = [
  {
    name: 'list and launch',
    code: "export { listChannels, createLauncher } from './src/index.ts';",
    bytes: 2900,
  },
  {
    name: 'every rule of the core',
    code: "export * from './src/index.ts';",
    bytes: 4700,
  },
  {
    name: 'hosted card',
    code: "export { hostedCard, mountCardFrame } from './src/hosted-card/entry.ts';",
    bytes: 3000,
  },
  {
    name: 'gateway script',
    code: "export { createScriptLoader, gatewayScript } from './src/gateway/entry.ts';",
    bytes: 3000,
  },
  {
    name: 'in-game card',
    code: "export { inGameCard } from './src/in-game-card/entry.ts';",
    bytes: 3000,
  },
  {
    name: 'cards',
    code: "export { confirmCard, rechargeWithCard } from './src/cards/entry.ts';",
    bytes: 3000,
  },
  {
    name: 'card frame, without a library',
    code: "export { runCardFrame } from './src/card-frame/entry.ts';",
    bytes: 3000,
  },
];

for (const { name, code, bytes } of limits) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    external: ['@airwallex/components-sdk'],
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  const size = outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).byteLength, 0);
  console.log(`${name}: ${size} B gzip (at most ${bytes} B)`);
  if (size > bytes) process.exitCode = 1;
}
