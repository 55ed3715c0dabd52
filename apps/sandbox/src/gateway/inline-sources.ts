import { readFile } from 'node:fs/promises';
import type { InlineSources } from '@shop/payments/providers';
import * as v from 'valibot';

/** A hash becomes part of a header, so it must not contain anything that ends a source or a directive. */
const hash = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));

const inlineSources = v.object({ scripts: v.array(hash), styles: v.array(hash) });

/**
 * Reads the hashes of what is inline in the pages of a build.
 *
 * @param file `inline-sources.json` of the build; null if it has none, since nothing is inline then.
 * @throws If the file is not what a build writes: a page without its hashes would be blocked silently.
 */
export async function readInlineSources(file: string | null): Promise<InlineSources> {
  if (file === null) return { scripts: [], styles: [] };
  const read = v.safeParse(inlineSources, JSON.parse(await readFile(file, 'utf8')));
  if (!read.success) throw new Error(`${file} does not list hashes as a build does.`);
  return read.output;
}
