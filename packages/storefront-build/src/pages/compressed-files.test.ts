import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { compressedFiles } from './compressed-files';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A page whose parts are alike, but not the same. */
const page = Array.from({ length: 400 }, (_, row) => `<li>${(row * 7919) % 1009}</li>`).join('');

/** Compresses a page of a brand, one of its demo and a small file, and returns the folder. */
async function compressed(isQuick: boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  folders.push(folder);
  for (const brand of ['nova', 'nova-demo']) {
    mkdirSync(join(folder, brand));
    writeFileSync(join(folder, brand, 'en.html'), page + brand);
  }
  writeFileSync(join(folder, 'small.js'), 'start();');
  const { writeBundle } = compressedFiles({ isQuick });
  if (typeof writeBundle !== 'function') throw new Error('The plug-in writes nothing.');
  await Reflect.apply(writeBundle, undefined, [{ dir: folder }, {}]);
  return folder;
}

const sizeOf = (folder: string, file: string): number => readFileSync(join(folder, file)).length;

it('writes each text file for hosts that send compressed ones, unless it is small', async () => {
  const folder = await compressed(false);
  const brotli = readFileSync(join(folder, 'nova/en.html.br'));
  expect(brotliDecompressSync(brotli).toString()).toBe(`${page}nova`);
  const gzipped = readFileSync(join(folder, 'nova/en.html.gz'));
  expect(gunzipSync(gzipped).toString()).toBe(`${page}nova`);
  expect(readdirSync(folder)).not.toContain('small.js.br');
});

it('compresses a page that is deployed as well as it can be, and one of a demo quickly', async () => {
  const folder = await compressed(false);
  const best = brotliCompressSync(`${page}nova`).length;
  expect(sizeOf(folder, 'nova/en.html.br')).toBe(best);
  expect(sizeOf(folder, 'nova-demo/en.html.br')).toBeGreaterThan(best + 'demo'.length);
});

it('compresses everything quickly in a build that is not deployed', async () => {
  const [deployed, other] = await Promise.all([compressed(false), compressed(true)]);
  expect(sizeOf(other, 'nova/en.html.br')).toBeGreaterThan(sizeOf(deployed, 'nova/en.html.br'));
});
