import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** Characters of a file's mark: enough that some hundreds of files hardly ever share one. */
const markLength = 3;

/**
 * Names the classes of CSS modules: the class's own name and a mark of its file, `tile-3f8`. The
 * default carries a longer hash and a line number, which a page with a hundred classes loads in its
 * scripts and in its style sheet alike. The same file has the same mark in every build and on every
 * machine; two files with one mark end the build.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const path = file.replace(/\?.*$/, '');
    const mark = createHash('sha256').update(basename(path)).digest('hex').slice(0, markLength);
    const owner = owners.get(mark) ?? path;
    if (owner !== path) throw new Error(`${owner} and ${path} have the same mark; rename one.`);
    owners.set(mark, path);
    return `${name}-${mark}`;
  };
}
