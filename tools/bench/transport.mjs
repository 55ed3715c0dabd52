// `npm run bench:transport`: our transport beside the libraries people would take instead.
import { main } from '../terminal/main.mjs';
import { step } from '../terminal/step.mjs';
import { budgetRow, isKept } from './transport/budgets.mjs';
import { fields } from './transport/fields.mjs';
import { budgetsOf, contestantRows } from './transport/figures.mjs';
import { loadContestants } from './transport/load-contestants.mjs';
import { sendsOf } from './transport/sends-of.mjs';
import { table } from './transport/table.mjs';
import { timeContestants } from './transport/time-contestants.mjs';
import { weigh } from './transport/weigh.mjs';

/** @returns {Promise<Map<string, number>>} bytes by contestant, set up */
async function weighAll() {
  /** @type {Map<string, number>} */
  const bytes = new Map();
  for (const { name } of fields) bytes.set(name, await weigh(`contestants/${name}.mjs`));
  return bytes;
}

await main(async () => {
  const contestants = await step('Building the contestants', loadContestants);
  const figures = {
    bytes: await step('Weighing them', weighAll),
    alone: await weigh('transport-alone.mjs'),
    calls: await step('Timing a call', () => timeContestants(sendsOf(contestants, 'transports'))),
    wholeCalls: await step('Timing a whole call of RTK Query', () =>
      timeContestants(sendsOf(contestants, 'wholeCalls')),
    ),
  };
  const budgets = budgetsOf(figures);
  console.log(`\n${table(contestantRows(figures)).join('\n')}`);
  console.log(`\n${table(budgets.map(budgetRow)).join('\n')}`);
  return budgets.every(isKept) ? 0 : 1;
});
