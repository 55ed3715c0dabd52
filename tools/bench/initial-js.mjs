// `npm run bench`: compares the JavaScript of the shop's first screen with a minimal app.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../start/build.mjs';
import { main } from '../terminal/main.mjs';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { repository } from '../terminal/repository.mjs';
import { step } from '../terminal/step.mjs';
import { buildHello } from './build-hello.mjs';
import { gzipSize } from './gzip-size.mjs';
import { initialScripts } from './initial-scripts.mjs';

/** The maximal size, as a multiple of the hello app built in the same run. */
const maxRatio = 1.15;

/** The chunk of the critical English texts: a dynamic import that the first screen waits for. */
const english = /^en-critical[-.]/;

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

await main(async () => {
  const page = 'nova.html';
  const shop = join(repository, 'apps/storefront-new/dist');
  await step('Building the storefront', () => build(repository, ['@shop/storefront-new']));
  if (!existsSync(join(shop, page)))
    throw new PlainFailure(`The build did not write ${shop}/${page}.`);

  const hello = await step('Building the hello app', buildHello);
  const helloSize = gzipSize(hello, initialScripts(hello, 'index.html', english));
  const scripts = initialScripts(shop, page, english);
  const shopSize = gzipSize(shop, scripts);
  const ratio = shopSize / helloSize;

  for (const path of scripts)
    console.log(`  ${kilobytes(gzipSize(shop, [path])).padStart(9)}  ${path}`);
  console.log(`hello app        ${kilobytes(helloSize)} gzip`);
  console.log(`/selectGoods     ${kilobytes(shopSize)} gzip, ${scripts.length} files`);
  console.log(`ratio            ${ratio.toFixed(3)} (max ${maxRatio.toFixed(2)})`);
  return ratio <= maxRatio ? 0 : 1;
});
