// `node tools/run.mjs <program> <arguments>`: runs a program that only checks and releases need. Installs
// what is in `tools/package.json` if it has changed.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { installTools } from './setup/install.mjs';
import { main } from './terminal/main.mjs';
import { repository } from './terminal/repository.mjs';

const [program = '', ...args] = process.argv.slice(2);

await main(async () => {
  await installTools(repository);
  const folders = ['tools/node_modules/.bin', 'node_modules/.bin'];
  const PATH = [...folders.map((folder) => join(repository, folder)), process.env['PATH'] ?? ''];
  const env = { ...process.env, PATH: PATH.join(delimiter) };
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env });
    child.on('error', reject);
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
});
