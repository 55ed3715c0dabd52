import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../start/build.mjs';
import { run } from '../terminal/clone.mjs';
import { repository } from '../terminal/repository.mjs';
import { step } from '../terminal/step.mjs';
import { field } from '../test/json.mjs';

/** What another team installs; each depends on those after it. */
const packages = ['payment-element', 'payments', 'contract'];

const install = ['install', '--frozen-lockfile', '--prefer-offline', '--filter=.'];

/**
 * Packs the packages, and installs and builds examples with them.
 *
 * @param {string} root `examples/` or a copy of it
 * @param {readonly string[]} names of the examples
 */
export async function prepareExamples(root, names) {
  await step('Packing the packages', async () => {
    await build(
      repository,
      packages.map((name) => `@shop/${name}`),
      { task: 'declarations' },
    );
    await unpackInto(join(root, 'packed'));
  });
  await step(`Installing ${names.join(', ')}`, async () =>
    run(root, 'pnpm', ...install, ...names.map((name) => `--filter=./${name}`)),
  );
  process.env['NEXT_TELEMETRY_DISABLED'] = '1';
  for (const name of names.filter((one) => isBuilt(join(root, one))))
    await step(`Building ${name}`, async () => run(join(root, name), 'pnpm', 'run', 'build'));
}

/** @param {string} folder of an example */
function isBuilt(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return field(field(manifest, 'scripts'), 'build') !== undefined;
}

/** @param {string} folder for the content of the tarballs, each in a folder by its name */
async function unpackInto(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of packages) {
    const tarball = join(folder, `${name}.tgz`);
    await run(join(repository, 'packages', name), 'pnpm', 'pack', '--out', tarball);
    mkdirSync(join(folder, name));
    await run(folder, 'tar', '-xzf', tarball, '-C', name, '--strip-components=1');
  }
}
