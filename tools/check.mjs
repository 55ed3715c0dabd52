// `npm run check`: everything that can be said about the code without running the product.
import { checks } from './check/checks.mjs';
import { runAll } from './check/run-all.mjs';
import { main } from './terminal/main.mjs';
import { repository } from './terminal/repository.mjs';
import { runCommand } from './terminal/run-command.mjs';
import { seconds } from './terminal/step.mjs';
import { styled } from './terminal/style.mjs';

const atOnce = 2;

/**
 * @param {typeof checks[number]} check
 * @returns {Promise<boolean>} whether nothing was found
 */
async function run({ name, command, args }) {
  const startedAt = performance.now();
  const { code, output } = await runCommand(command, args, { cwd: repository });
  const took = seconds(performance.now() - startedAt);
  const verdict = code === 0 ? styled('green', 'fine  ') : styled('red', 'FAILED');
  console.log(`${name.padEnd(12)} ${verdict} ${took}`);
  if (code !== 0) console.log(output);
  return code === 0;
}

await main(async () => {
  const jobs = checks.map((check) => () => run(check));
  const verdicts = await runAll(jobs, atOnce);
  const failed = checks.filter((_, index) => verdicts[index] !== true);
  if (failed.length === 0) return 0;
  console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
  return 1;
});
