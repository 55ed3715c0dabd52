// `npm run bench:transport`: compares the transport of @shop/api-client with popular HTTP libraries.
import { main } from '../../tools/terminal/main.mjs';
import { step } from '../../tools/terminal/step.mjs';
import { budgetRow, isWithinBudget } from './budgets.mjs';
import { candidateList } from './candidate-list.mjs';
import { budgetsOf, candidateRows } from './figures.mjs';
import { gzipBytes } from './gzip-bytes.mjs';
import { loadCandidates } from './load-candidates.mjs';
import { sendsOf } from './sends-of.mjs';
import { table } from '../../tools/bench/table.mjs';
import { timeCandidates } from './time-candidates.mjs';

/** @returns {Promise<Map<string, number>>} bytes by candidate, including its set-up */
async function allGzipBytes() {
  /** @type {Map<string, number>} */
  const bytes = new Map();
  for (const { name } of candidateList) bytes.set(name, await gzipBytes(`candidates/${name}.mjs`));
  return bytes;
}

await main(async () => {
  const candidates = await step('Building the candidates', loadCandidates);
  const figures = {
    bytes: await step('Measuring their sizes', allGzipBytes),
    alone: await gzipBytes('transport-alone.mjs'),
    calls: await step('Timing a call', () => timeCandidates(sendsOf(candidates, 'transports'))),
    wholeCalls: await step('Timing a whole call of RTK Query', () =>
      timeCandidates(sendsOf(candidates, 'wholeCalls')),
    ),
  };
  const budgets = budgetsOf(figures);
  console.log(`\n${table(candidateRows(figures)).join('\n')}`);
  console.log(`\n${table(budgets.map(budgetRow)).join('\n')}`);
  return budgets.every(isWithinBudget) ? 0 : 1;
});
