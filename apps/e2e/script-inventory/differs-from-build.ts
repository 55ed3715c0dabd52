import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import type { RanScript } from './judge-scripts';

const apps = join(import.meta.dirname, '../..');

/** Whether a script of an app differs from the file of its build. */
export function differsFromBuild(
  { address, text }: RanScript,
  app: 'storefront-new' | 'card-frame',
): boolean {
  const file = join(apps, app, 'dist/assets', basename(new URL(address).pathname));
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
}

const inlineSources = v.object({ scripts: v.array(v.string()) });

/** Returns the hashes of the inline scripts in the pages of the build. */
export function builtInlineHashes(): readonly string[] {
  const file = join(apps, 'storefront-new/dist/inline-sources.json');
  if (!existsSync(file)) return [];
  return v.parse(inlineSources, JSON.parse(readFileSync(file, 'utf8'))).scripts;
}
