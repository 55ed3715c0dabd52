import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inlineScript } from '@shop/storefront-build';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const app = join(import.meta.dirname, '..');
const root = join(app, '../..');

/** It is in every page, so a tenth of a kilobyte more is as much in each of them. */
const maxBrotliBytes = 5_000;

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

it.each([
  ['storefront-new', 'page-start'],
  ['storefront-new', 'activity-start'],
  ['storefront-new', 'my-start'],
  ['storefront-new', 'vip-start'],
  ['storefront-legacy', 'page-start'],
  ['storefront-legacy', 'replenish-start'],
])('the script in the pages of %s, %s, keeps within its size', async (version, entry) => {
  const { code } = await inlineScript(join(app, '..', version), `src/${entry}.ts`);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(maxBrotliBytes);
});
