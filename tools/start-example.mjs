// `npm run example -- vue`: installs and builds shops of `examples/` in their folders, with the packed packages, and
// serves them beside `npm start`.
import { join } from 'node:path';
import { chosenExamples } from './examples/examples.mjs';
import { prepareExamples } from './examples/prepare.mjs';
import { serve } from './examples/serve.mjs';
import { main } from './terminal/main.mjs';
import { repository } from './terminal/repository.mjs';

const root = join(repository, 'examples');
/** That of `npm start`. */
const sandboxPort = 4000;

await main(async () => {
  const chosen = chosenExamples(process.argv.slice(2));
  await prepareExamples(
    root,
    chosen.map(({ name }) => name),
  );
  for (const example of chosen) {
    const { address } = await serve(root, example, sandboxPort);
    console.log(`${example.name}: ${address}`);
  }
  return 0;
});
