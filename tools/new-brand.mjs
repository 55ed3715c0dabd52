// `npm run new:brand -- <key>`: creates a brand with something to buy in the sandbox.
import { relative } from 'node:path';
import { parseBrandArguments, usage } from './new-brand/choices.mjs';
import { writeBrand } from './new-brand/write-brand.mjs';
import { main } from './terminal/main.mjs';
import { PlainFailure } from './terminal/plain-failure.mjs';
import { repository } from './terminal/repository.mjs';
import { runCommand } from './terminal/run-command.mjs';
import { step } from './terminal/step.mjs';

await main(async () => {
  const parsed = parseBrandArguments(process.argv.slice(2));
  if (parsed === 'help') {
    console.log(usage);
    return 0;
  }
  const { root = repository, ...choices } = parsed;
  const files = await writeBrand(root, choices);
  for (const file of files) console.log(`  wrote ${relative(root, file)}`);
  // Another root is a copy for tests, without the tools below.
  if (root !== repository) return 0;

  const code = files.filter((file) => /\.(?:ts|json)$/.test(file));
  await run('Formatting', 'node', ['tools/run.mjs', 'oxfmt', ...code]);
  console.log(
    [
      '',
      `Next: npm start, then http://${choices.key}.localhost:4000/`,
      `Replace what is only a beginning: brands/${choices.key}/icon.svg, the legal links and payways in brand.ts,`,
      'and the hosts in environments/. To name games and goods in the sandbox, see CONTRIBUTING.md.',
    ].join('\n'),
  );
  return 0;
});

/**
 * @param {string} title
 * @param {string} program
 * @param {readonly string[]} args
 */
async function run(title, program, args) {
  await step(title, async () => {
    const { code, output } = await runCommand(program, args, { cwd: repository });
    if (code !== 0) throw new PlainFailure(`${program} failed:\n${output}`);
  });
}
