// `npm run check`: runs all static checks, and the tests of the tools.
import { checks } from './check/checks.mjs';
import { runAll } from './check/run-all.mjs';
import { main } from './terminal/main.mjs';
import { repository } from './terminal/repository.mjs';
import { runCommand } from './terminal/run-command.mjs';
import { seconds } from './terminal/step.mjs';
import { styled } from './terminal/style.mjs';

const maxParallel = 2;

/**
 * @param {typeof checks[number]} check
 * @returns {Promise<boolean>} whether the check passed
 */
async function run({ name, command, args }) {
  const startedAt = performance.now();
  const { code, output } = await runCommand(command, args, { cwd: repository });
  const took = seconds(performance.now() - startedAt);
  const result = code === 0 ? styled('green', 'passed') : styled('red', 'FAILED');
  console.log(`${name.padEnd(12)} ${result} ${took}`);
  if (code !== 0) console.log(output);
  return code === 0;
}

await main(async () => {
  const jobs = checks.map((check) => () => run(check));
  const results = await runAll(jobs, maxParallel);
  const failed = checks.filter((_, index) => results[index] !== true);
  if (failed.length === 0) return 0;
  console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
  return 1;
});
