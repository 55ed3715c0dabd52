// `npm run bench`: the JavaScript of the shop's first screen beside the least our stack can make.
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

/** The most the shop may load, as a multiple of the hello app built in the same run. */
const budget = 1.15;

/** The first part of the English texts: the page asks for its language late, and waits for it. */
const english = /^en-first[-.]/;

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

await main(async () => {
  const page = 'nova.html';
  const shop = join(repository, 'apps/storefront-new/dist');
  await step('Building the storefront', () => build(repository, ['@shop/storefront-new']));
  if (!existsSync(join(shop, page))) throw new PlainFailure(`The build left no ${shop}/${page}.`);

  const hello = await step('Building the hello app', buildHello);
  const floor = gzipSize(hello, initialScripts(hello, 'index.html', english));
  const scripts = initialScripts(shop, page, english);
  const ours = gzipSize(shop, scripts);
  const ratio = ours / floor;

  for (const path of scripts)
    console.log(`  ${kilobytes(gzipSize(shop, [path])).padStart(9)}  ${path}`);
  console.log(`hello app        ${kilobytes(floor)} gzip`);
  console.log(`/selectGoods     ${kilobytes(ours)} gzip, ${scripts.length} files`);
  console.log(`ratio            ${ratio.toFixed(3)} (budget ${budget.toFixed(2)})`);
  return ratio <= budget ? 0 : 1;
});
