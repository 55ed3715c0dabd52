// `npm run bench:payments`: the bundle size of @shop/payments beside competing SDKs, and the time it
// takes to list channels beside plain loops. `npm run size` holds the package to its limits.
import { gzipSync } from 'node:zlib';
import { main } from '../terminal/main.mjs';
import { step } from '../terminal/step.mjs';
import { bundle } from './payments/bundle.mjs';
import { competitors } from './payments/competitors.mjs';
import { installCompetitors } from './payments/install-competitors.mjs';
import { largeAnswer } from './payments/large-answer.mjs';
import { listingBudgets } from './payments/listing-budgets.mjs';
import { loadListing } from './payments/load-listing.mjs';
import { timeListing } from './payments/time-listing.mjs';
import { budgetRow, isKept } from './transport/budgets.mjs';
import { table } from './transport/table.mjs';

const warmUp = 10;
const rounds = 31;

/** Processor time, which does not depend on how busy the machine is. */
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
    const answer = largeAnswer();
    timeListing(list, answer, warmUp, processorTime);
    return listingBudgets(timeListing(list, answer, rounds, processorTime));
  });
  console.log(`\n${table(weights).join('\n')}`);
  console.log(`\n${table(times.map(budgetRow)).join('\n')}`);
  return times.every(isKept) ? 0 : 1;
});
