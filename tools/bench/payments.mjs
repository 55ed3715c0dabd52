// `npm run bench:payments`: what our payments weigh beside the SDKs people would take instead, and
// how long listing takes beside plain loops.
import { gzipSync } from 'node:zlib';
import { limits } from '../../packages/payments/size-limits.mjs';
import { weighEntry } from '../../packages/payments/weigh-entry.mjs';
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

/** @param {number} value */
const asBytes = (value) => `${value} B`;

/** Processor time: a busy machine has nothing to do with it. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function weighOurs() {
  const budgets = [];
  for (const { name, code, bytes } of limits)
    budgets.push({ what: name, ours: await weighEntry(code), atMost: bytes, format: asBytes });
  return budgets;
}

async function weighCompetitors() {
  await installCompetitors();
  const rows = [];
  for (const { name, title } of competitors) {
    const bytes = gzipSync(await bundle(`competitors/${name}.js`), { level: 9 }).length;
    rows.push([title, asBytes(bytes), '', '']);
  }
  return rows;
}

await main(async () => {
  const weights = await step('Weighing our entries', weighOurs);
  const others = await step('Installing and weighing the competitors', weighCompetitors);
  const times = await step('Timing the listing', async () => {
    const list = await loadListing();
    const answer = largeAnswer();
    timeListing(list, answer, warmUp, processorTime);
    return listingBudgets(timeListing(list, answer, rounds, processorTime));
  });
  const budgets = [...weights, ...times];
  console.log(`\n${table([...weights.map(budgetRow), ...others]).join('\n')}`);
  console.log(`\n${table(times.map(budgetRow)).join('\n')}`);
  return budgets.every(isKept) ? 0 : 1;
});
