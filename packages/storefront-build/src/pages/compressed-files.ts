import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { compressFiles } from '@shop/hosting';
import type { Plugin } from 'vite';

/** The pages are compressed when an environment has been put into them. */
const texts = new Set(['.js', '.css', '.svg', '.webmanifest']);

/**
 * Returns a plug-in that writes each text file but the pages also as `.br` and `.gz`, for hosts that serve those.
 *
 * @param isQuick Whether the build is not to be deployed.
 */
export function compressedFiles({ isQuick }: { readonly isQuick: boolean }): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = await readdir(dir, { recursive: true });
      const paths = files.filter((path) => texts.has(extname(path))).map((path) => join(dir, path));
      await compressFiles(paths, { isQuick });
    },
  };
}
