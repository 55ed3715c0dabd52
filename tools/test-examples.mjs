// `npm run test:examples`: installs the shops in `examples/` outside of the repository, with the packed packages, builds
// them, and buys in each. Needs the builds. `-- plain vue` does so with some.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosenExamples } from './examples/examples.mjs';
import { prepareExamples } from './examples/prepare.mjs';
import { serve } from './examples/serve.mjs';
import { main } from './terminal/main.mjs';
import { repository } from './terminal/repository.mjs';
import { runAlone } from './test/run-alone.mjs';
import { exampleSuite } from './test/suites.mjs';

/** That of the sandbox in `apps/e2e/shop/ports.ts`. */
const sandboxPort = 4179;

await main(async () => {
  const chosen = chosenExamples(process.argv.slice(2));
  const root = mkdtempSync(join(tmpdir(), 'examples-'));
  try {
    // Without what has been installed and built there by hand.
    cpSync(join(repository, 'examples'), root, {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist|packed|\.next)$/.test(path),
    });
    const shop = join(root, 'shop.js');
    writeFileSync(shop, readFileSync(shop, 'utf8').replace(':4000', `:${String(sandboxPort)}`));
    await prepareExamples(
      root,
      chosen.map(({ name }) => name),
    );
    const served = chosen.map((example) => serve(root, example, sandboxPort));
    const pages = await Promise.all(served);

    process.env['SHOP_EXAMPLES'] = JSON.stringify(
      Object.fromEntries(chosen.map(({ name }, index) => [name, pages[index]?.address])),
    );
    try {
      return await runAlone(exampleSuite);
    } finally {
      // The command would not end while they are served.
      for (const { close } of pages) close();
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
