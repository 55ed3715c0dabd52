import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inlineScript } from '@shop/storefront-build';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const app = join(import.meta.dirname, '..');
const root = join(app, '../..');

/** It is in every page, so a tenth of a kilobyte more is as much in each of them. */
const maxBrotliBytes = { new: 6_800, legacy: 6_950 };

let script: Awaited<ReturnType<typeof inlineScript>>;
beforeAll(async () => {
  // As when the app is built: libraries have other files for tests.
  vi.stubEnv('NODE_ENV', 'production');
  script = await inlineScript(app, 'src/page-start.ts');
});

afterAll(() => {
  vi.unstubAllEnvs();
});

/** Returns the path of a module in the repository, or the name of its package. */
function nameOf(id: string): string {
  const [, dependency] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return dependency === undefined ? relative(root, id) : `node_modules/${dependency}`;
}

it('the script in the page has parts of the listed modules and of no others', async () => {
  const names = new Set(script.modules.filter((id) => !id.startsWith('\0')).map(nameOf));
  await expect(`${[...names].sort().join('\n')}\n`).toMatchFileSnapshot(
    join(app, 'page-start-modules.txt'),
  );
  // One constant that is imported from a component brings it.
  expect(names).not.toContain('node_modules/react');
  // Values are checked without a library for schemas; what runs them has this name in `valibot`.
  expect(script.code).not.toContain('~run');
});

it('the script in the page keeps within its size, in both versions', async () => {
  const legacy = await inlineScript(join(app, '../storefront-legacy'), 'src/page-start.ts');
  expect(brotliCompressSync(script.code).length).toBeLessThanOrEqual(maxBrotliBytes.new);
  expect(brotliCompressSync(legacy.code).length).toBeLessThanOrEqual(maxBrotliBytes.legacy);
});
