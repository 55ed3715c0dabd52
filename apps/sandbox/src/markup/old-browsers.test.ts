import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unsupportedIn } from '@shop/storefront-build/old-browsers';
import { expect, it } from 'vitest';
import { packageFolder } from '../start/package-folder';

/** What the sandbox serves as it is. The console is for developers. */
async function servedFiles(): Promise<readonly string[]> {
  const names = await Promise.all(
    ['pages', 'played'].map(async (folder) =>
      (await readdir(join(packageFolder, 'assets', folder))).map((name) => `${folder}/${name}`),
    ),
  );
  return names.flat().filter((name) => !name.startsWith('pages/console.'));
}

it('serves nothing to players that the oldest browsers of the shop do not know', async () => {
  const names = await servedFiles();
  expect(names).toContain('pages/fields.js');
  const unsupported = names.map(async (name) =>
    unsupportedIn(name, await readFile(join(packageFolder, 'assets', name), 'utf8'), {
      hasPolyfills: false,
    }),
  );
  expect((await Promise.all(unsupported)).flat()).toEqual([]);
});
