// `npm run tokens`: writes the tokens of every brand and scheme as files for design tools, to `reports/tokens` or to
// the folder that is named.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../../reports/tokens'));
mkdirSync(folder, { recursive: true });

/** @type {{ module: typeof import('./.storybook/tokens/token-file') }} */
const { module } = await runnerImport(
  join(import.meta.dirname, '.storybook/tokens/token-file.ts'),
  {
    configFile: false,
    logLevel: 'error',
  },
);
const { tokenChoices, tokenFile, tokenFileName } = module;
for (const choice of tokenChoices)
  writeFileSync(
    join(folder, tokenFileName(choice)),
    `${JSON.stringify(tokenFile(choice), null, 2)}\n`,
  );
console.log(`${String(tokenChoices.length)} files in ${folder}`);
