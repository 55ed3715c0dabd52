import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);

/** Smaller files would not become fewer packets. */
const minBytes = 1_000;

/** All pages at once would need gigabytes of memory, and most of the time would be spent on that. */
const maxAtOnce = 8;

/** A page of the demo. Few see it, and there are as many as others. */
const ofDemo = /^[a-z]+-demo[./\\]/;

interface Levels {
  readonly brotli: number;
  readonly gzip: number;
}

const quick: Levels = { brotli: 5, gzip: 6 };

/** The best brotli makes a page 8 % smaller than 6, and takes thirty times as long. */
const best: Levels = {
  brotli: constants.BROTLI_MAX_QUALITY,
  gzip: constants.Z_BEST_COMPRESSION,
};

/**
 * Returns a plug-in that writes each text file also as `.br` and `.gz`, for hosts that serve those.
 *
 * @param isQuick Whether the build is not to be deployed.
 */
export function compressedFiles({ isQuick }: { readonly isQuick: boolean }): Plugin {
  const levelsOf = (path: string): Levels => (isQuick || ofDemo.test(path) ? quick : best);
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = await readdir(dir, { recursive: true });
      const waiting = files.filter((path) => texts.has(extname(path))).values();
      // The page of a brand for hosts without a choice is also that of its main language.
      const known = new Map<string, Promise<Compressed>>();
      const work = async (): Promise<void> => {
        for (const path of waiting) {
          const content = await readFile(join(dir, path));
          if (content.length < minBytes) continue;
          const key = createHash('sha256').update(content).digest('base64');
          const compressed = known.get(key) ?? compress(content, levelsOf(path));
          known.set(key, compressed);
          const { brotli, gzip } = await compressed;
          await Promise.all([
            writeFile(join(dir, `${path}.br`), brotli),
            writeFile(join(dir, `${path}.gz`), gzip),
          ]);
        }
      };
      await Promise.all(Array.from({ length: maxAtOnce }, work));
    },
  };
}

interface Compressed {
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

async function compress(content: Buffer, levels: Levels): Promise<Compressed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    // Otherwise every call clears memory for the largest of files, which takes longer than compressing a page.
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: levels.gzip }),
  ]);
  return { brotli, gzip: gzipped };
}
