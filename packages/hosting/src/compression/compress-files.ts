import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller files would not become fewer packets. */
const minBytes = 1_000;

/** All pages at once would need gigabytes of memory, and most of the time would be spent on that. */
const maxAtOnce = 8;

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

/**
 * Writes each of the files also as `.br` and `.gz`, for hosts that serve those. Small ones are left out.
 *
 * @param options.isQuick Whether the files are not to be deployed.
 */
export async function compressFiles(
  paths: readonly string[],
  { isQuick }: { readonly isQuick: boolean },
): Promise<void> {
  const waiting = paths.values();
  // The page of a brand for hosts without a choice is also that of its main language.
  const known = new Map<string, Promise<Compressed>>();
  const work = async (): Promise<void> => {
    for (const path of waiting) {
      const content = await readFile(path);
      if (content.length < minBytes) continue;
      const key = createHash('sha256').update(content).digest('base64');
      const compressed = known.get(key) ?? compress(content, isQuick ? quick : best);
      known.set(key, compressed);
      const { brotli, gzip: gzipped } = await compressed;
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
    }
  };
  await Promise.all(Array.from({ length: maxAtOnce }, work));
}
