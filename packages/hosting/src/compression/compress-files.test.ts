import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { compressFiles } from './compress-files';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A page whose parts are alike, but not the same. */
const page = Array.from({ length: 400 }, (_, row) => `<li>${(row * 7919) % 1009}</li>`).join('');

/** Compresses a page and a small file, and returns their paths. */
async function compressed(isQuick: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  folders.push(folder);
  const [large, small] = [join(folder, 'en.html'), join(folder, 'small.js')];
  writeFileSync(large, page);
  writeFileSync(small, 'start();');
  await compressFiles([large, small], { isQuick });
  return { large, small };
}

it('writes each file for hosts that send compressed ones, unless it is small', async () => {
  const { large, small } = await compressed(false);
  expect(brotliDecompressSync(readFileSync(`${large}.br`)).toString()).toBe(page);
  expect(gunzipSync(readFileSync(`${large}.gz`)).toString()).toBe(page);
  expect(existsSync(`${small}.br`)).toBe(false);
});

it('compresses what is deployed as well as it can be, and anything else quickly', async () => {
  const best = brotliCompressSync(page).length;
  const [deployed, other] = await Promise.all([compressed(false), compressed(true)]);
  expect(readFileSync(`${deployed.large}.br`).length).toBe(best);
  expect(readFileSync(`${other.large}.br`).length).toBeGreaterThan(best);
});
