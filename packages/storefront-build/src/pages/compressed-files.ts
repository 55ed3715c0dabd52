import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);

/** Smaller files would not become fewer packets. */
const minBytes = 1_000;

/** The pages are many: 8 makes them 0.2 % larger than 9, in a quarter of the time. */
const quality = (path: string): number =>
  path.endsWith('.html') ? 8 : constants.BROTLI_MAX_QUALITY;

/** Returns a plug-in that writes each text file also as `.br` and `.gz`, for hosts that serve those. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files.filter((path) => texts.has(extname(path))).map((path) => compress(join(dir, path))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < minBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality(path) };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((packed) =>
      writeFile(`${path}.br`, packed),
    ),
    promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}
