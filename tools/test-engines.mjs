// `npm run test:engines`: runs the journeys in every browser that players have, and prints the number of
// passed and failed tests. Needs the builds. `-- firefox webkit` runs them in some.
import { findEngines } from './engines/find-engines.mjs';
import { main } from './terminal/main.mjs';
import { PlainFailure } from './terminal/plain-failure.mjs';
import { repository } from './terminal/repository.mjs';
import { runAlone } from './test/run-alone.mjs';
import { engineSuite } from './test/suites.mjs';

await main(async () => {
  const named = process.argv.slice(2);
  const engines = await findEngines(repository);
  const unknown = named.filter((name) => !engines.some((engine) => engine.name === name));
  if (unknown.length > 0)
    throw new PlainFailure(
      `There is no engine ${unknown.join(', ')}. There are ${engines.map(({ name }) => name).join(', ')}.`,
    );
  const chosen = engines.filter(({ name }) => named.length === 0 || named.includes(name));
  const missing = chosen.filter(({ programs }) => programs === null);
  if (missing.length > 0)
    throw new PlainFailure(
      missing
        .map(({ name, remedy }) => `${name} is not installed. What brings it: ${remedy}.`)
        .join('\n'),
    );

  process.env['SHOP_ENGINES'] = JSON.stringify(
    Object.fromEntries(
      engines.flatMap(({ name, programs }) => (programs ? [[name, programs]] : [])),
    ),
  );
  const projects = chosen.map(({ name }) => `--project=${name}`);
  return runAlone({ ...engineSuite, command: [...engineSuite.command, ...projects] });
});
