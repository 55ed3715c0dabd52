// In a built package's folder: no file of `dist` reads a global, so that it runs in a page, in a
// worker, in Node and in a test. Other files see but what is given to them.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freeNames } from './portable/free-names.mjs';
import { PlainFailure } from './terminal/plain-failure.mjs';
import { main } from './terminal/main.mjs';

await main(async () => {
  const files = readdirSync('dist').filter((file) => file.endsWith('.js'));
  if (files.length === 0) throw new PlainFailure('Nothing is built. Run `npm run build` first.');
  const found = files.flatMap((file) =>
    freeNames(readFileSync(join('dist', file), 'utf8')).map((name) => `dist/${file}: ${name}`),
  );
  for (const one of found)
    console.error(`${one} is a global. Take it as an argument: this package runs in workers, too.`);
  return await Promise.resolve(found.length === 0 ? 0 : 1);
});
