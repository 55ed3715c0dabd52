// `npm run bench:payments`: compares the bundle size of @shop/payments with competing SDKs, and the
// time to list channels with plain loops. `npm run size` checks the size limits of the package.
import { gzipSync } from 'node:zlib';
import { main } from '../../tools/terminal/main.mjs';
import { step } from '../../tools/terminal/step.mjs';
import { bundle } from './bundle.mjs';
import { competitors } from './competitors.mjs';
import { installCompetitors } from './install-competitors.mjs';
import { largeResponse } from './large-response.mjs';
import { listingBudgets } from './listing-budgets.mjs';
import { loadListing } from './load-listing.mjs';
import { timeListing } from './time-listing.mjs';
import { budgetRow, isWithinBudget } from '../transport/budgets.mjs';
import { table } from '../../tools/bench/table.mjs';

const warmUp = 10;
const rounds = 31;

/** Returns the CPU time in milliseconds, which other processes affect less than elapsed time. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @param {string} path of a module in the folder `payments` */
async function gzipBytes(path) {
  return gzipSync(await bundle(path), { level: 9 }).length;
}

async function weigh() {
  await installCompetitors();
  const rows = [['@shop/payments, list and launch', await gzipBytes('list-and-launch.mjs')]];
  for (const { name, title } of competitors)
    rows.push([title, await gzipBytes(`competitors/${name}.js`)]);
  return rows.map(([title, bytes]) => [String(title), `${bytes} B`, '', '']);
}

await main(async () => {
  const weights = await step('Installing the competitors and measuring bundles', weigh);
  const times = await step('Timing the listing', async () => {
    const list = await loadListing();
    const response = largeResponse();
    timeListing(list, response, warmUp, processorTime);
    return listingBudgets(timeListing(list, response, rounds, processorTime));
  });
  console.log(`\n${table(weights).join('\n')}`);
  console.log(`\n${table(times.map(budgetRow)).join('\n')}`);
  return times.every(isWithinBudget) ? 0 : 1;
});
